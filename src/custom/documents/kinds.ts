import type { NoticeKey } from '../../kit/notices/use-notice.tsx';

/** The documents of an order that have an editor, named as in the routes (specification 2.2). */
export const DOCUMENT_KINDS = ['bill', 'declaration', 'ticket'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The documents that have lines. */
export type LinedKind = 'bill' | 'declaration';

type KindConfig = {
  /** The flag that saving sets on the order (specification 4, "Document flags"). */
  readonly flag: 'withBill' | 'withDeclar' | 'withTicket';
  /** The field of its lines on the wire; the label has none. */
  readonly lines?: 'content' | 'declarationConten';
  /** The file name under which it is sent (specification 3, "Uploaded PDF"). */
  readonly file: 'invoice' | 'declaration' | 'label';
  /** Where closing leads: one step back, or to the list below (specification 2.7 to 2.9). */
  readonly closesTo: 'back' | 'parent';
  readonly fetched: NoticeKey;
  readonly saved: NoticeKey;
  readonly notFound: NoticeKey;
};

/** The definition of an editor. */
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

/** The URL of an editor on top of the warehouse list (specification 2.5). */
export const editorAddress = (kind: DocumentKind, id: string | number): string =>
  `/ToMa/warehouse/${kind}/${encodeURIComponent(id)}`;
