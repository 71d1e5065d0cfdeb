import type { NoticeKey } from '../layout/use-notice.ts';

/** The documents of an order that have an editor, named as the routes name them (specification 2.2). */
export const DOCUMENT_KINDS = ['bill', 'declaration', 'ticket'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The documents that list what they are about. */
export type LinedKind = 'bill' | 'declaration';

type KindConfig = {
  /** What saving sets on the order (specification 4, "Document flags"). */
  readonly flag: 'withBill' | 'withDeclar' | 'withTicket';
  /** Where its lines stand on the wire; the label has none. */
  readonly lines?: 'content' | 'declarationConten';
  /** Which file name it is sent under (specification 3, "Uploaded PDF"). */
  readonly file: 'invoice' | 'declaration' | 'label';
  /** Where closing leads: one step back, or to the list below (specification 2.7 to 2.9). */
  readonly closesTo: 'back' | 'parent';
  readonly fetched: NoticeKey;
  readonly saved: NoticeKey;
  readonly notFound: NoticeKey;
};

/** What tells one editor from another. */
export const KINDS: Readonly<Record<DocumentKind, KindConfig>> = {
  bill: {
    flag: 'withBill',
    lines: 'content',
    file: 'invoice',
    closesTo: 'back',
    fetched: 'bills.fetched',
    saved: 'bills.saved',
    notFound: 'bills.notFound',
  },
  declaration: {
    flag: 'withDeclar',
    lines: 'declarationConten',
    file: 'declaration',
    closesTo: 'parent',
    fetched: 'declarations.fetched',
    saved: 'declarations.saved',
    notFound: 'declarations.notFound',
  },
  ticket: {
    flag: 'withTicket',
    file: 'label',
    closesTo: 'parent',
    fetched: 'tickets.fetched',
    saved: 'tickets.saved',
    notFound: 'tickets.notFound',
  },
};

/** The address of an editor over the warehouse list (specification 2.5). */
export const editorAddress = (kind: DocumentKind, id: string | number): string =>
  `/ToMa/warehouse/${kind}/${encodeURIComponent(id)}`;
