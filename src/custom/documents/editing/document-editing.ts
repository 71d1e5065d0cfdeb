import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { EditorLine, EditorValues } from './editor-values.ts';

/** What the editor of one kind of document shows and changes of an order. */
export type DocumentEditing = {
  readonly kind: EditedKind;
  /** The fields that it can change. */
  readonly fields: readonly string[];
  /** The day that the order keeps for it; without one it begins with today's. */
  readonly day: (order: Order) => string | null | undefined;
  /** Its lines, as they are typed. */
  readonly lines: (order: Order, locale: string) => EditorLine[];
  /** The values that no other editor changes. */
  readonly part: (values: EditorValues, base: Order) => object;
};

export const OF_EVERY_DOCUMENT = [
  'recipient.firstName',
  'recipient.lastName',
  'recipient.phone',
  'recipient.address',
  'numofpackages',
  'paperCustomers',
  // A weight that is taken over may be that of the only line.
  'content',
] as const;

/** The editing of a document that says nothing but what all say. */
export const plainEditing = (kind: EditedKind): DocumentEditing => ({
  kind,
  fields: OF_EVERY_DOCUMENT,
  day: () => null,
  lines: () => [],
  part: () => ({}),
});
