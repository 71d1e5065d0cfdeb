/**
 * What one kind of document is known by: to its editor, in the print log, as a file. Everything that
 * depends on the kind alone is stated here; `DOCUMENT_OF` says what it prints of an order, its view in the
 * client how it looks, and its sheet how it is drawn.
 */
type Definition = {
  /** The file of many orders' documents. */
  readonly batchFile: string;
  /** Whether its printing is recorded for its order; a list belongs to none. */
  readonly isLogged: boolean;
  /** Whether it needs a verified order (specification 2.4). */
  readonly needsVerified?: true;
  /** Whether it confirms a payment, and so needs a paid order. */
  readonly needsPaid?: true;
  /** Whether it can be issued: it gets a number and an archived file, and stays as it is. */
  readonly isIssued?: true;
  /** Whether customs reads it: it has their facts, and is checked before it is handed out. */
  readonly isForCustoms?: true;
  /**
   * Whether it names the parcels by their codes: `listed` where they are known, or one page of it is
   * `drawn` for each, so that an order without parcels has none.
   */
  readonly parcels?: 'listed' | 'drawn';
  /** Whether there is no message if there is no order to print it of (specification 8). */
  readonly isSilent?: true;
  readonly editor?: EditorOf;
};

/** A document that is filled in for an order (specification 2.7 to 2.9). */
export type EditorOf = {
  /** Its name on the wire and in addresses (specification 2.2). */
  readonly path: string;
  /** The list of the orders that have one, and the name of its notices (specification 8). */
  readonly list: string;
  /** The flag that saving sets on the order (specification 4, "Document flags"). */
  readonly flag: string;
  /**
   * Whether printing sets the flag as well, as saving does: orders whose labels were printed in a
   * batch would otherwise still count as orders without a label.
   */
  readonly isMadeByPrinting?: true;
  /** The field of its lines on the wire. */
  readonly lines?: string;
  /** How the name of its uploaded file ends (specification 3, "Uploaded PDF"). */
  readonly fileEnd: string;
  /** Where closing leads: one step back, or to the list below (specification 2.7 to 2.9). */
  readonly closesTo: 'back' | 'parent';
};

/** The kinds of documents, in the order in which they are offered to be printed. */
export const DOCUMENTS = {
  /** One page of 100 x 150 mm for each parcel. The specification calls it a ticket as well. */
  label: {
    batchFile: 'labels.pdf',
    isLogged: true,
    parcels: 'drawn',
    editor: {
      path: 'ticket',
      list: 'tickets',
      flag: 'withTicket',
      isMadeByPrinting: true,
      fileEnd: 'Ticket.pdf',
      closesTo: 'parent',
    },
  },
  declaration: {
    batchFile: 'declarations.pdf',
    isLogged: true,
    isForCustoms: true,
    parcels: 'listed',
    editor: {
      path: 'declaration',
      list: 'declarations',
      flag: 'withDeclar',
      lines: 'declarationConten',
      fileEnd: 'Dek.pdf',
      closesTo: 'parent',
    },
  },
  invoice: {
    batchFile: 'invoices.pdf',
    isLogged: true,
    needsVerified: true,
    isIssued: true,
    editor: {
      path: 'bill',
      list: 'bills',
      flag: 'withBill',
      lines: 'content',
      fileEnd: 'Rech.pdf',
      closesTo: 'back',
    },
  },
  /** What somebody gets who has paid (section 368 BGB); it is no invoice. */
  receipt: { batchFile: 'receipts.pdf', isLogged: true, needsPaid: true },
  /** The small one of 5 x 14 cm (specification 9, "Ticket PDF"). */
  ticket: { batchFile: 'ticket.pdf', isLogged: true, isSilent: true },
  ordersList: { batchFile: 'orders.pdf', isLogged: false },
} as const satisfies Readonly<Record<string, Definition>>;

type Documents = typeof DOCUMENTS;
export type DocumentKind = keyof Documents;

/** The kinds whose definition has some part, such as an editor. */
type KindsWith<Part> = {
  [Kind in DocumentKind]: Documents[Kind] extends Part ? Kind : never;
}[DocumentKind];

export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as readonly DocumentKind[];

/** What is stated for a kind. */
export const documentOf = (kind: DocumentKind): Definition => DOCUMENTS[kind];

/** Documents whose printing is recorded. */
export type PrintKind = KindsWith<{ readonly isLogged: true }>;
export const isLogged = (kind: DocumentKind): kind is PrintKind => DOCUMENTS[kind].isLogged;
export const PRINT_KINDS = DOCUMENT_KINDS.filter(isLogged);

/** Documents of an order that have an editor. */
export type EditedKind = KindsWith<{ readonly editor: object }>;
export const EDITED_KINDS = DOCUMENT_KINDS.filter(
  (kind): kind is EditedKind => 'editor' in DOCUMENTS[kind],
);

/** Documents that have lines. */
export type LinedKind = KindsWith<{ readonly editor: { readonly lines: string } }>;

/** The editors of the kinds that have one. */
export type Editors = { readonly [Kind in EditedKind]: Documents[Kind]['editor'] };
export type DocumentFlag = Editors[EditedKind]['flag'];
export type DocumentPath = Editors[EditedKind]['path'];

type Editor = EditorOf & {
  readonly path: DocumentPath;
  readonly list: Editors[EditedKind]['list'];
  readonly flag: DocumentFlag;
};

export const editorOf = (kind: EditedKind): Editor => DOCUMENTS[kind].editor;

/** The flags of an order that say which documents it has. */
export const DOCUMENT_FLAGS: readonly DocumentFlag[] = EDITED_KINDS.map(
  (kind) => editorOf(kind).flag,
);

/** The names on the wire of the documents that can say something of the customer which only they say. */
export const DOCUMENT_PATHS = EDITED_KINDS.toReversed().map(
  (kind) => editorOf(kind).path,
) as readonly DocumentPath[] as readonly [DocumentPath, ...DocumentPath[]];

/** The kind that has a name on the wire and in addresses. */
export const kindAt = (path: unknown): EditedKind | undefined =>
  EDITED_KINDS.find((kind) => editorOf(kind).path === path);

/** The path of an editor on top of the warehouse list (specification 2.5). */
export const editorAddress = (kind: EditedKind, id: string | number): string =>
  `/ToMa/warehouse/${editorOf(kind).path}/${encodeURIComponent(id)}`;

/** What decides whether a document can be made of an order. */
type Condition = { readonly verified?: boolean | null; readonly paid?: boolean | null };

/** Why a document cannot be made of an order as it is (specification 2.4); `undefined` if it can. */
export function obstacleTo(
  kind: DocumentKind,
  { verified, paid }: Condition,
): 'notVerified' | 'notPaid' | undefined {
  const { needsVerified, needsPaid } = documentOf(kind);
  if (needsVerified && !verified) return 'notVerified';
  return needsPaid && !paid ? 'notPaid' : undefined;
}

/** Whether a document can be made of an order as it is. */
export const canHave = (kind: DocumentKind, order: Condition): boolean =>
  obstacleTo(kind, order) === undefined;
