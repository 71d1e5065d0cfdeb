import type SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { RaRecord, SortPayload, useTranslate } from 'react-admin';
import type { ListMenu } from '../menu.ts';
import type { NoticeKey } from '../notices/use-notice.tsx';
import type { BulkAction } from './bulk-action.ts';
import type { View } from './view.ts';

export type FilterPart = Readonly<Record<string, unknown>>;

/** A column that combines several values, or shows one in a way of its own. */
export type ComposedColumn<R extends RaRecord = RaRecord> = {
  /** Key of its label. */
  readonly label: string;
  /** The paths of the fields that it shows: who may not read all of them has no such column. */
  readonly shows: readonly string[];
  /** The path that the list is sorted by; without it, it cannot be sorted by this column. */
  readonly sort?: string;
  /** The path that it was sorted by in an earlier release: saved views name it still. */
  readonly sortBefore?: string;
  /** Whether its values are aligned as numbers. */
  readonly isFigure?: boolean;
  render(record: R): ReactNode;
};

/** What a column contains: texts, whole numbers, kilograms, euro, or days as `YYYY-MM-DD`. */
export type SheetKind = 'text' | 'whole' | 'kilograms' | 'euro' | 'day';

/** A value of an exported table; `undefined` if there is none. */
export type SheetValue = string | number | undefined;

/** A filter with a few choices of its own, each of which sets one or more fields. */
export type ComposedFilter = {
  /** Key of its label. */
  readonly label: string;
  readonly fields: readonly string[];
  readonly choices: readonly { readonly label: string; readonly filter: FilterPart }[];
};

/** A part of a list that people look at often, one click away. */
export type ListTab = {
  /** Key of its label. */
  readonly label: string;
  /** What it shows; the day is that of the clock in Berlin, `YYYY-MM-DD`. */
  filter(today: string): FilterPart;
};

/** A column of an exported table that is more than a field. */
export type ComposedExport<R extends RaRecord = RaRecord> = {
  /** Key of its label. */
  readonly label: string;
  /** The paths of the fields that it contains: who may not read all of them is not given it. */
  readonly shows: readonly string[];
  readonly kind?: SheetKind;
  value(record: R, translate: (key: string) => string): SheetValue | null;
};

/** The texts of a list that a resource may have of its own. */
export type ListText =
  | 'search'
  | 'searchHint'
  | 'entries'
  | 'selectPage'
  | 'none'
  | 'noneHint'
  | 'noMatch'
  | 'noMatchHint'
  | 'deleteView'
  | 'keys';

/** What a click on a row opens: a screen, an address, or nothing, and then it selects. */
export type Opens = 'edit' | 'show' | 'nothing' | AddressOf['of'];
/** As a method, so that a list of orders may require an order. */
type AddressOf = { of(record: RaRecord): string };

/** The contents of a card. */
export type CardContents = { of(props: { record: RaRecord }): ReactNode }['of'];

/** Another way to show the records of a list. It has no columns to choose from. */
export type ListLook = {
  readonly Records: ComponentType<{ records: readonly RaRecord[] }>;
  /** In their place while they are read. */
  readonly Loading: ComponentType<{ records: number }>;
  /** Whether they stand side by side, and not only below one another. */
  readonly isGrid: boolean;
};

/** One complete list of a resource. What a view does not say of it is derived. */
export type ListView = {
  /** Distinguishes it from the other lists of its resource; `list` is the one at its own address. */
  readonly name: string;
  /** Where its records come from: the resource itself, or a place of its own such as a bin. */
  readonly resource: string;
  /** Paths of fields, or names of composed columns. */
  readonly columns: readonly string[];
  /** Columns that are hidden until the user shows them. */
  readonly hidden: readonly string[];
  /** Columns that every list of records that are edited has, until the user shows them hidden. */
  readonly stamps: readonly string[];
  /** The column that says what a record is called, as the heading of its card does. */
  readonly naming?: string;
  /** Always shown beside the record's name on a card, however little space the card has. */
  readonly badges: readonly string[];
  /** A choice that distinguishes the records: one click splits the list by it. */
  readonly split: string | undefined;
  /** Paths of fields, or names of composed filters. */
  readonly filters: readonly string[];
  readonly sort: SortPayload;
  readonly perPage: number;
  readonly opens: Opens;
  /** What all of its records have in common, as the list call sends it. */
  readonly filter: FilterPart;
} & ListExtras &
  Required<
    Pick<ListExtras, 'texts' | 'isDense' | 'finders' | 'foundBy' | 'moreTools' | 'selectionTools'>
  >;

/** Filters that belong together, under the name of a section of the resource. */
export type FilterGroup = { readonly section: string; readonly filters: readonly string[] };

/** What a list has only if its declaration says so. */
export type ListExtras = {
  /** Its address, and the other addresses of the same page; the resource's own if left out. */
  readonly path?: string;
  readonly aliases?: readonly string[];
  /** Whether it does with the first texts of a language (i18n/first/en.ts), and waits for no others. */
  readonly isFirst?: boolean;
  readonly menu?: ListMenu;
  /** What its sub-paths open over it. */
  readonly over?: { readonly [path: string]: ComponentType };
  /** Key of its title; the name of the resource if left out. */
  readonly title?: string;
  /** Keys that replace the kit's own texts. */
  readonly texts?: { readonly [Word in ListText]?: string };
  /** Whether its labels are the resource's short ones, because it has many columns. */
  readonly isDense?: boolean;
  /** An order of the list's own that no column stands for; it has one direction. */
  readonly ownSort?: {
    readonly sort: SortPayload;
    readonly label: string;
    readonly icon: typeof SvgIcon;
  };
  /** The actions for a selection; by default those of the definition, and deletion. */
  readonly bulk?: readonly BulkAction[];
  /**
   * The actions of a row: its buttons, and those of a right-click. A list that says nothing of its
   * actions has those of its resource in the menu.
   */
  readonly rowActions?: readonly BulkAction[];
  readonly rowMenu?: readonly BulkAction[];
  /** Loads what a click on a row opens, once the pointer or the focus is on it. */
  readonly prepare?: () => Promise<boolean>;
  /** The notice when it is opened, and the one when it could not be read. */
  readonly opened?: NoticeKey;
  readonly failed?: NoticeKey;
  /** More ways to find records, beside the search, and the fields that they filter by. */
  readonly finders?: readonly ComponentType[];
  readonly foundBy?: readonly string[];
  /** At the end of the toolbar; the buttons that add records if left out. */
  readonly tools?: readonly ComponentType[];
  /** Under 'More', below what every list has there. */
  readonly moreTools?: readonly ComponentType[];
  /** What else can be done with a selection. */
  readonly selectionTools?: readonly ComponentType[];
  /** How many of its filters are needed daily: the others are one click further. */
  readonly dailyFilters?: number;
  /**
   * The other filters in groups, each under the name of a section of the resource. What no group names
   * stands without a heading before them.
   */
  readonly filterGroups?: readonly FilterGroup[];
  /** Its parts that are one click away, beside all of it; of two at most one is shown. */
  readonly tabs?: readonly ListTab[];
  /** Between the toolbar and the totals. */
  readonly below?: ComponentType;
  /** The line over the table; the number of records if left out. */
  readonly totals?: ComponentType;
  /** On an empty list: what the user can do about it. */
  readonly start?: ComponentType;
  /** What must be there before the list is. */
  readonly gate?: ComponentType<{ children: ReactNode }>;
  /** What the list is shown within. Unlike behind a gate, its records are requested at once. */
  readonly within?: ComponentType<{ children: ReactNode }>;
  /** What stands above the list. */
  readonly above?: ComponentType;
  /** How its records look where they are neither a table nor cards. */
  readonly look?: ListLook;
  /** What its rows are shown within, once they are there. */
  readonly rowsWithin?: ComponentType<{ children: ReactNode }>;
  /** The contents of a card on a phone, where the derived ones are not enough. */
  readonly card?: CardContents;
  /** The accessible name of a card's checkbox. */
  selectLabel?(record: RaRecord, translate: ReturnType<typeof useTranslate>): string;
};

/** The key under which a list stores its page, sort, filters and selection; each has its own. */
export const storeKeyOf = ({ definition }: View, { name }: ListView): string =>
  name === 'list' ? definition.name : `${definition.name}.${name}`;

/** The key under which the table of a list stores its visible columns. */
export const tableKeyOf = (view: View, list: ListView): string =>
  `${storeKeyOf(view, list)}.datatable`;

/**
 * The key under which react-admin's table stores the order of its columns. The framework documents
 * the key of the hidden columns alone; this one is derived from it here and nowhere else.
 */
export const ranksKeyOf = (view: View, list: ListView): string =>
  `${tableKeyOf(view, list)}_columnRanks`;

/** The key under which a list stores how many rows its person has chosen to see. */
export const pageSizeKeyOf = (view: View, list: ListView): string =>
  `${storeKeyOf(view, list)}.pageSize`;

/** The key under which a list stores the name of the saved view that was opened last. */
export const openedViewKeyOf = (view: View, list: ListView): string =>
  `${storeKeyOf(view, list)}.view`;

/** The key of a text of a list: the resource's own, or the kit's. */
export const labelOf = ({ texts }: ListView, label: ListText): string =>
  texts[label] ?? `kit.list.${label}`;

type Listed = { readonly view: View; readonly list: ListView };

/** The list on this page and the view of its resource. */
export const ListViewContext = createContext<Listed | undefined>(undefined);

/** The list that this component belongs to. Throws outside a list. */
export function useListView(): Listed {
  const listed = use(ListViewContext);
  if (!listed) throw new Error('This component is outside a list.');
  return listed;
}

/**
 * Whether a list can show all of many records while it reads those in sight: not where somebody arranges
 * them by hand, nor in a look of its own.
 */
export const canReadByRange = ({ look, rowsWithin }: ListView): boolean => !look && !rowsWithin;
