/** Why a customer cannot be erased yet: an order that has not arrived, or one that is not paid. */
export const ERASURE_OBSTACLES = ['underWay', 'unpaid'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/** What is erased with a customer, in the order in which it is shown. */
export const ERASED_KINDS = [
  'orders',
  'identityFiles',
  'messages',
  'attachments',
  'sent',
  'bookings',
  'reviews',
  'sessions',
] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** What erasing a customer would do. */
export type ErasurePreview = {
  /** What is typed to confirm: the number of the customer. */
  readonly code: string;
  /** The orders that prevent it, at most `MOST_OBSTACLES` of them. */
  readonly obstacles: readonly {
    readonly _id: string;
    readonly billCode: string;
    readonly why: ErasureObstacle;
  }[];
  readonly goes: Readonly<Record<ErasedKind, number>>;
  /** The invoices that the law requires to be retained, and the last day of the latest. */
  readonly stays: { readonly invoices: number; readonly until: string | null };
  /** Orders of other customers that name the same number as that of their recipient. */
  readonly namedElsewhere: number;
};

/** So many orders are named that prevent an erasure. */
export const MOST_OBSTACLES = 20;
