import LabelOutlined from '@mui/icons-material/LabelOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { SortPayload } from 'react-admin';
import type { Definition } from '../../../domain/define.ts';
import { isSecret } from '../../../domain/field-access.ts';
import { type Field, type Fields, STAMPS } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import type { PathOf } from '../../../domain/records.ts';
import { isSortable } from '../../../domain/sortable.ts';
import type { Messages } from '../../i18n/en.ts';
import type { ActionWords, BulkAction } from '../actions/bulk-action.ts';
import { PAGE_SIZES } from '../list/page-sizes.ts';
import type { MenuSection } from '../menu.ts';
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
};

/** The complete view of a resource: what a view does not say is derived from the definition. */
export type View = {
  readonly definition: Definition;
  readonly icon: typeof SvgIcon;
  readonly menu: { readonly section: MenuSection; readonly order: number } | undefined;
  readonly list: {
    readonly columns: readonly string[];
    /** Columns that are hidden until the user shows them. */
    readonly hidden: readonly string[];
    /** Always shown beside the record's name on a card, however little room the card has. */
    readonly marks: readonly string[];
    /** A choice that distinguishes the records: one click splits the list by it. */
    readonly split: string | undefined;
    readonly sort: SortPayload;
    readonly perPage: number;
    /** The screen that a click on a row opens for a user who may open both. */
    readonly opens: 'edit' | 'show';
  };
  readonly filters: readonly string[];
  readonly form: readonly FormSection[];
  readonly cells: { readonly [path: string]: ComponentType<CellProps> };
  readonly inputs: { readonly [path: string]: ComponentType<InputProps> };
  readonly screens: Screens;
  /** Actions beside those that follow from the definition, or in their place. */
  readonly actions: readonly BulkAction[];
  readonly actionScope: ActionWords;
  /** Whether a field of the definition is kept from the current user. */
  readonly withholds: (path: string) => boolean;
};

type SectionOf<Name> = Name extends keyof Messages['resources']
  ? Messages['resources'][Name] extends { sections: infer Sections }
    ? keyof Sections & string
    : never
  : string;

type ColumnOf<F extends Fields> = PathOf<F> | Stamp;

export type ViewOptions<Name extends string, F extends Fields> = {
  icon?: typeof SvgIcon;
  /** Where its menu entry is; `false` for none. */
  menu?: { section: MenuSection; order: number } | false;
  list?: {
    columns?: readonly ColumnOf<F>[];
    hidden?: readonly ColumnOf<F>[];
    marks?: readonly ColumnOf<F>[];
    split?: PathOf<F>;
    sort?: readonly [ColumnOf<F>, 'ASC' | 'DESC'];
    perPage?: number;
    opens?: 'edit' | 'show';
  };
  filters?: readonly PathOf<F>[];
  form?: readonly { section: SectionOf<Name>; fields: readonly PathOf<F>[] }[];
  cells?: { readonly [P in ColumnOf<F>]?: ComponentType<CellProps> };
  inputs?: { readonly [P in PathOf<F>]?: ComponentType<InputProps> };
  screens?: Screens;
  actions?: readonly BulkAction[];
  actionScope?: ActionWords;
};

const COLUMNS_AT_FIRST = 6;
const LAST_OF_CONTENT = { section: 'content', order: 100 } as const;

/**
 * Says how a resource looks; what it does not say is derived from the definition.
 *
 * @example
 * export const toursView = viewOf(tours, { icon: TourIcon, menu: { section: 'content', order: 2 } });
 */
export function viewOf<const Name extends string, F extends Fields>(
  definition: Omit<Definition, 'name' | 'fields'> & { readonly name: Name; readonly fields: F },
  options: ViewOptions<Name, F> = {},
): View {
  const { list = {}, form, filters, cells = {}, inputs = {}, screens = {} } = options;
  const shown = derivedColumns(definition.fields);
  const columns: readonly string[] = list.columns ?? shown.slice(0, COLUMNS_AT_FIRST);
  const rest = [...shown, ...STAMPS].filter((path) => !columns.includes(path));
  const [field, order] = list.sort ?? derivedSort(definition.fields, columns);
  return {
    definition,
    icon: options.icon ?? LabelOutlined,
    menu: options.menu === false ? undefined : (options.menu ?? LAST_OF_CONTENT),
    list: {
      columns,
      hidden: list.hidden ?? rest,
      marks: list.marks ?? [],
      split: list.split,
      sort: { field, order },
      perPage: list.perPage ?? PAGE_SIZES[1],
      opens: list.opens ?? 'edit',
    },
    filters: filters ?? derivedFilters(definition.fields),
    form: form ?? [{ section: undefined, fields: editable(definition.fields) }],
    cells: cells as View['cells'],
    inputs: inputs as View['inputs'],
    screens,
    actions: options.actions ?? [],
    actionScope: options.actionScope ?? {},
    withholds: () => false,
  };
}

const LONG: readonly Field['kind'][] = ['richText', 'localized', 'group', 'file'];

/** Values that fit into a cell; longer ones are left to the record's own page. */
function derivedColumns(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isLong =
      LONG.includes(field.kind) ||
      (field.kind === 'text' && field.format === 'multiline') ||
      (field.kind === 'list' && field.of.kind === 'group') ||
      isSecret(field);
    return isLong ? [] : [name];
  });
}

export function derivedSort(
  fields: Fields,
  columns: readonly string[],
): readonly [string, 'ASC' | 'DESC'] {
  const first = columns.find((path) => {
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
    return field !== undefined && isSortable(field);
  });
  return first ? [first, 'ASC'] : ['createdAt', 'DESC'];
}

/**
 * A list can be filtered by whether a file exists, but nobody types the name under which it is
 * stored.
 */
const NAMELESS = ['file', 'image'] as const;

const derivedFilters = (fields: Fields): string[] =>
  leafEntries(fields).flatMap(([path, field]) =>
    field.filter && !isOneOf(NAMELESS, field.kind) ? [path] : [],
  );

const editable = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.assigned ? [] : [name]));

function leafEntries(fields: Fields, prefix = ''): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
    field.kind === 'group'
      ? leafEntries(field.fields, `${prefix}${name}.`)
      : [[`${prefix}${name}`, field]],
  );
}
