import LabelOutlined from '@mui/icons-material/LabelOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { Definition } from '../../../domain/define.ts';
import { isSecret } from '../../../domain/field-access.ts';
import { type Fields, STAMPS } from '../../../domain/fields.ts';
import { leavesOf } from '../../../domain/paths.ts';
import type { PathOf } from '../../../domain/records.ts';
import type { Messages } from '../../i18n/en.ts';
import type { MenuSection } from '../menu.ts';
import type { ActionTexts, BulkAction } from './bulk-action.ts';
import { derivedFilters, type ListOptions, listOf } from './list-of.ts';
import type { ComposedColumn, ComposedExport, ComposedFilter, ListView } from './list-view.ts';
import type { CellProps, InputProps } from './props.ts';

type Stamp = (typeof STAMPS)[number];

/** Screens that replace the generated ones; `false` omits a screen. */
export type Screens = {
  readonly [Screen in 'list' | 'create' | 'edit' | 'show']?: ComponentType | false;
};

export type FormSection = {
  /**
   * Key of the heading under `resources.<name>.sections`; without it the section has no heading.
   */
  readonly section: string | undefined;
  readonly fields: readonly string[];
  /** What stands below its fields, in their full width. */
  readonly below?: ComponentType;
};

/** A way to add records beside the form of one: a page, and the button over the list that leads there. */
export type AddingPage = {
  /** Below the resource's own address. */
  readonly path: string;
  readonly Page: ComponentType;
  readonly Button: ComponentType<{ isLabelled?: boolean }>;
};

/** The complete view of a resource: what a view does not say is derived from the definition. */
export type View = {
  readonly definition: Definition;
  readonly icon: typeof SvgIcon;
  readonly menu: { readonly section: MenuSection; readonly order: number } | undefined;
  /** The choice whose label names a record; without it, the definition names it. */
  readonly namedBy: string | undefined;
  /** Whether its records are versions themselves, which are not compared with what each was before. */
  readonly hasOwnVersions: boolean;
  /** The list at the resource's own address. */
  readonly list: ListView;
  /** The lists at addresses of their own. */
  readonly lists: readonly ListView[];
  /** Columns, filters and exported columns that are more than a field, by name. */
  readonly columns: { readonly [name: string]: ComposedColumn };
  readonly composedFilters: { readonly [name: string]: ComposedFilter };
  readonly composedExports: { readonly [name: string]: ComposedExport };
  /** Keys of labels that stand elsewhere, by path. */
  readonly labels: { readonly [path: string]: string };
  /** The columns of an export: paths of fields, or names of composed ones. */
  readonly exports: readonly string[];
  /** The filters of the list at the resource's own address. */
  readonly filters: readonly string[];
  readonly form: readonly FormSection[];
  readonly cells: { readonly [path: string]: ComponentType<CellProps> };
  readonly inputs: { readonly [path: string]: ComponentType<InputProps> };
  readonly screens: Screens;
  /** How records are added, beside the form of one. */
  readonly adding: readonly AddingPage[];
  /** Actions beside those that follow from the definition, or in their place. */
  readonly actions: readonly BulkAction[];
  readonly actionScope: ActionTexts;
  /** Gives its pages the texts that are loaded with its view. */
  readonly Texts: ComponentType<{ children: ReactNode }>;
  /** Whether a field of the definition is hidden from the current user. */
  readonly withholds: (path: string) => boolean;
};

type SectionOf<Name> = Name extends keyof Messages['resources']
  ? Messages['resources'][Name] extends { sections: infer Sections }
    ? keyof Sections & string
    : never
  : string;

/** The values that come with the references of a resource: `user.code`. */
type EmbeddedOf<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { kind: 'reference'; embed?: infer E }
    ? NonNullable<E> extends readonly (infer Part extends string)[]
      ? `${K}.${Part}` | `${K}.${Part}.${string}`
      : never
    : never;
}[keyof F & string];

type ChoicePathOf<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { kind: 'choice' } ? K : never;
}[keyof F & string];

type ColumnOf<F extends Fields> = PathOf<F> | Stamp | EmbeddedOf<F>;

export type ViewOptions<Name extends string, F extends Fields, Composed extends string> = {
  icon?: typeof SvgIcon;
  /** Where its menu entry is; `false` for none. */
  menu?: { section: MenuSection; order: number } | false;
  /** The choice whose label names a record, where the definition has only the value of one. */
  namedBy?: ChoicePathOf<F>;
  /** Whether its records are versions themselves. */
  hasOwnVersions?: boolean;
  /** The list at the resource's own address. */
  list?: ListOptions<ColumnOf<F> | NoInfer<Composed>, PathOf<F>>;
  /** More lists, each at an address of its own. */
  lists?: { readonly [list: string]: ListOptions<ColumnOf<F> | NoInfer<Composed>, PathOf<F>> };
  columns?: { readonly [name in Composed]: ComposedColumn };
  composedFilters?: { readonly [name: string]: ComposedFilter };
  composedExports?: { readonly [name: string]: ComposedExport };
  exports?: readonly string[];
  labels?: { readonly [P in PathOf<F>]?: string };
  filters?: readonly PathOf<F>[];
  form?: readonly {
    section: SectionOf<Name>;
    fields: readonly PathOf<F>[];
    below?: ComponentType;
  }[];
  cells?: { readonly [P in ColumnOf<F>]?: ComponentType<CellProps> };
  inputs?: { readonly [P in PathOf<F>]?: ComponentType<InputProps> };
  screens?: Screens;
  /** How those who may create records add them, beside the form of one. */
  adding?: readonly AddingPage[];
  actions?: readonly BulkAction[];
  actionScope?: ActionTexts;
  /** Its labels and other texts, where they are loaded with its view and not with the late ones. */
  Texts?: ComponentType<{ children: ReactNode }>;
};

/** What is only read has no forms. */
const NO_FORMS = { create: false, edit: false } as const;

const LAST_OF_CONTENT = { section: 'content', order: 100 } as const;

/**
 * Says how a resource looks; what it does not say is derived from the definition.
 *
 * @example
 * export const toursView = viewOf(tours, { icon: TourIcon, menu: { section: 'content', order: 2 } });
 */
export function viewOf<
  const Name extends string,
  F extends Fields,
  Composed extends string = never,
>(
  definition: Omit<Definition, 'name' | 'fields'> & { readonly name: Name; readonly fields: F },
  options: ViewOptions<Name, F, Composed> = {},
): View {
  const { fields, readOnly } = definition;
  const { form, filters = derivedFilters(fields), cells = {}, inputs = {} } = options;
  return {
    definition,
    icon: options.icon ?? LabelOutlined,
    menu: options.menu === false ? undefined : (options.menu ?? LAST_OF_CONTENT),
    namedBy: options.namedBy,
    hasOwnVersions: options.hasOwnVersions ?? false,
    list: listOf(definition, 'list', { filters, ...options.list }),
    lists: Object.entries(options.lists ?? {}).map(([name, list]) =>
      listOf(definition, name, { hidden: [], ...list }),
    ),
    columns: options.columns ?? {},
    composedFilters: options.composedFilters ?? {},
    composedExports: options.composedExports ?? {},
    labels: (options.labels ?? {}) as View['labels'],
    exports: options.exports ?? derivedExports(fields),
    filters,
    form: form ?? [{ section: undefined, fields: readOnly ? [] : editable(fields) }],
    cells: cells as View['cells'],
    inputs: inputs as View['inputs'],
    screens: { ...(readOnly && NO_FORMS), ...options.screens },
    adding: options.adding ?? [],
    actions: options.actions ?? [],
    actionScope: options.actionScope ?? {},
    Texts: options.Texts ?? Fragment,
    withholds: () => false,
  };
}

/** Every field, but for secrets and for what lists leave out: an export reads a list. */
const derivedExports = (fields: Fields): string[] => {
  const listed = Object.entries(fields).filter(([, { listed = true }]) => listed);
  return [
    ...leavesOf(Object.fromEntries(listed)).flatMap(([path, field]) =>
      isSecret(field) ? [] : [path],
    ),
    ...STAMPS,
  ];
};

const editable = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.assigned ? [] : [name]));
