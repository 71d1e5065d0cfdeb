import type { ChoiceValue, Fields } from '../../domain/fields.ts';
import type { PathOf } from '../../domain/records.ts';
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

/** The texts that a definition asks of every catalogue; one that is missing does not compile. */
type LabelsOf<D extends { fields: Fields; actions?: unknown }> = {
  /** Name of one and of several, in polyglot's form: `Tour |||| Tours`. */
  name: string;
  fields: { [P in PathOf<D['fields']>]: string };
  /** Headings of the forms' sections; the view decides which there are, and compiles only with them. */
  sections?: { [section: string]: string };
} & OptionalPart<'choices', ChoiceLabels<D['fields']>> &
  OptionalPart<'actions', { [Verb in keyof D['actions']]: string }>;

/** The texts of all resources. */
export type ResourceLabels = {
  [Name in keyof typeof resources]: LabelsOf<(typeof resources)[Name]>;
};
