import type {
  DocumentKind,
  EditedKind,
  LinedKind,
  PrintKind,
} from '../../../domain/orders/document-kinds.ts';

/** The texts of every kind of document: its name among those that can be printed of a selection. */
type Texts = { readonly batch: string };

/** The texts of one whose printing is recorded. */
type PrintedTexts = Texts & { readonly printed: string };

/** The texts of one that is filled in for an order. */
export type EditedTexts = PrintedTexts & {
  /** The menu entry and the title of its list. */
  readonly menu: string;
  /** Its name as the heading of its editor, and on its letterhead there. */
  readonly title: string;
  /** Its name in the rows of a list. */
  readonly row: string;
  /** Its name on the page of its order. */
  readonly ofOrder: string;
  /** Its name among what is typed and not saved. */
  readonly draft: string;
  /** Its name where it says something of the customer that only it says. */
  readonly named: string;
  /** The label of its flag: whole, and short for filters and exports. */
  readonly flag: string;
  readonly short: string;
  /** The lines in an order's history when the flag is set, and when it is taken off. */
  readonly history: { readonly on: string; readonly off: string };
  /** The hint in its list when there is none. */
  readonly empty: string;
  /** How many of them are deleted along with their orders. */
  readonly deletion: string;
  /** Taking it off its list. */
  readonly removal: {
    readonly label: string;
    readonly title: string;
    readonly question: string;
    readonly running: string;
  };
  /** The notices of specification 8. */
  readonly notices: {
    readonly listFetched: string;
    readonly fetched: string;
    readonly saved: string;
    readonly deleted: string;
    readonly notFound: string;
  };
};

/** The texts of one that has lines. */
type LinedTexts = EditedTexts & {
  readonly lines: string;
  readonly columns: { readonly text: string; readonly quantity: string; readonly amount: string };
};

/** The texts of every kind of document in one language. */
export type DocumentTexts = {
  readonly [Kind in DocumentKind]: Kind extends LinedKind
    ? LinedTexts
    : Kind extends EditedKind
      ? EditedTexts
      : Kind extends PrintKind
        ? PrintedTexts
        : Texts;
};
