import { withOneWeight } from '../../../../domain/documents/weights.ts';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import {
  type CustomerScope,
  customerAfter,
  namesOf,
  textOf,
  typedCustomer,
  usualScope,
} from './customer-changes.ts';
import type { DocumentEditing } from './document-editing.ts';
import type { EditorValues } from './editor-values.ts';
import { readNumber } from './typed-figures.ts';

/**
 * The order as the editor would save it. A figure that cannot be parsed remains the typed text, so that
 * the form's validation finds it.
 */
export function editedOrder(
  values: EditorValues,
  base: Order,
  editing: DocumentEditing,
  scope: CustomerScope = usualScope(base),
): Order {
  const { kind } = editing;
  const { recipient, packages } = values;
  const shared = {
    ...base,
    numofpackages: readNumber(packages) ?? 0,
    recipient: {
      ...base.recipient,
      ...namesOf(recipient.name, base.recipient ?? {}),
      phone: recipient.phone.trim(),
      address: textOf(recipient.city),
    },
    ...customerAfter(typedCustomer(values, base, kind), base, { kind, scope }),
  };
  // An unparsable figure is text here; only the wire validation is to see it.
  return { ...shared, ...weighed(values, base), ...editing.part(values, base) } as Order;
}

/** What a weight that was taken over changes; the lines of an invoice are typed by themselves. */
function weighed({ oneWeight }: EditorValues, { wights, content }: Order): Partial<Order> {
  if (!oneWeight) return {};
  const { parcels: _, ...after } = withOneWeight({ wights, content, parcels: [] }, oneWeight);
  return after;
}

/** The whole edited order with its flag, as sent by `PUT commands/{id}` (specification 7). */
export const bodyOf = (edited: Order, kind: EditedKind): Record<string, unknown> => ({
  ...edited,
  user: edited.user._id,
  [editorOf(kind).flag]: true,
});
