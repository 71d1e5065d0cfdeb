import { type ChoiceValue, type Fields, STAMPS } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import type { PathOf } from '../../domain/records.ts';
import type { firstResources } from '../../domain/resources/first-resources.ts';
import type { resources } from '../../domain/resources/registry.ts';

type FieldOf<F extends Fields, P extends string> = P extends keyof F
  ? F[P]
  : P extends `${infer Head}.${infer Rest}`
    ? Head extends keyof F
      ? F[Head] extends { kind: 'group'; fields: infer G extends Fields }
        ? FieldOf<G, Rest>
        : F[Head] extends { kind: 'list'; of: { kind: 'group'; fields: infer G extends Fields } }
          ? FieldOf<G, Rest>
          : never
      : never
    : never;

type ChoicesOf<F> = F extends { kind: 'choice'; choices: infer C extends readonly ChoiceValue[] }
  ? C[number]
  : F extends {
        kind: 'list';
        of: { kind: 'choice'; choices: infer C extends readonly ChoiceValue[] };
      }
    ? C[number]
    : never;

type ChoiceLabels<F extends Fields> = {
  [P in PathOf<F> as [ChoicesOf<FieldOf<F, P>>] extends [never] ? never : P]: {
    [Value in ChoicesOf<FieldOf<F, P>>]: string;
  };
};

type OptionalPart<Name extends string, Part> = keyof Part extends never
  ? unknown
  : { [N in Name]: Part };

/** The texts that a definition requires of every catalogue; a missing one is a compile error. */
type LabelsOf<D extends { fields: Fields; actions?: unknown }> = {
  /** Singular and plural name, in polyglot's form: `Tour |||| Tours`. */
  name: string;
  fields: { [P in PathOf<D['fields']>]: string };
  /**
   * Headings of the form's sections; the view decides which exist, and compiles only if they have
   * texts.
   */
  sections?: { [section: string]: string };
  /** Shorter labels by path, for lists with many columns, their filters and their exports. */
  short?: { [path: string]: string };
  /** Titles of the pages of a record whose own name says what it is. */
  page?: { edit: string; show: string };
  /** Titles of its lists at addresses of their own. */
  lists?: { [list: string]: string };
  /** Texts of its actions that are written by hand. */
  verbs?: { [verb: string]: { [text: string]: string } };
} & OptionalPart<'choices', ChoiceLabels<D['fields']>> &
  OptionalPart<'actions', { [Verb in keyof D['actions']]: string }>;

type AllLabels = { [Name in keyof typeof resources]: LabelsOf<(typeof resources)[Name]> };

/** The resources whose lists and pages are the first that people open. */
type FirstName = keyof typeof firstResources;

/**
 * The others that the menu names at once. The texts import nothing of the screens, so the names are a
 * type here; `src/resources/late-menu.ts` has a place for each, or does not compile.
 */
export type NamedName =
  | ('settings' | 'texts' | 'replies' | 'teamRoles' | 'templates' | 'notices')
  | ('prices' | 'gallery' | 'Infos' | 'advertisement' | 'reviews' | 'appointments')
  | ('faq' | 'agb' | 'impressum' | 'privacy');

/** Those whose labels are loaded with their route; `src/resources/routed-views.tsx` has a view of each. */
export type RoutedName = 'campaigns' | 'deliveries';

/** What the first part of a language says of resources. */
export type FirstLabels = Pick<AllLabels, FirstName> & {
  [Name in NamedName]: Pick<AllLabels[Name], 'name'>;
};

/** What its late part says of the others. */
export type ResourceLabels = Omit<AllLabels, FirstName | NamedName | RoutedName> & {
  [Name in NamedName]: Omit<AllLabels[Name], 'name'>;
};

/** What the texts of messages say of what was sent. */
export type RoutedLabels = Pick<AllLabels, RoutedName>;

/** The key of a field's label; the server's timestamps share one for all resources. */
export const fieldLabelKey = (resource: string, path: string): string =>
  isOneOf(STAMPS, path) ? `kit.stamps.${path}` : `resources.${resource}.fields.${path}`;

/** The key of a field's short label. */
export const shortLabelKey = (resource: string, path: string): string =>
  `resources.${resource}.short.${path}`;

/** The key of the label of one value of a choice. */
export const choiceLabelKey = (resource: string, path: string, value: unknown): string =>
  `resources.${resource}.choices.${path}.${String(value)}`;

/** The key of a business verb's label. */
export const actionLabelKey = (resource: string, verb: string): string =>
  `resources.${resource}.actions.${verb}`;

/** The key of a heading in a form. */
export const sectionLabelKey = (resource: string, section: string): string =>
  `resources.${resource}.sections.${section}`;
