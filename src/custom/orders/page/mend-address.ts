import { orderFieldAddress } from '../../../../domain/orders/addresses.ts';
import type { Check } from '../../../../domain/orders/checklist.ts';
import { canHave, editorAddress } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';

/** The fields that a check reads: whoever may not read one of them is not shown its result. */
export const CHECKED_FIELDS: Readonly<Record<Check, readonly string[]>> = {
  address: ['recipient.address'],
  phone: ['recipient.phone', 'user.phone'],
  identity: ['frontId', 'backId'],
  weight: ['wights'],
  price: ['priceTotal'],
  goods: ['content', 'declarationConten'],
  tour: ['user.tour.SubsCribedCity', 'recipient.address'],
};

const inForm = ({ id }: Order, field: string): string => orderFieldAddress(id, field);

const ofCustomer = ({ user }: Order, field: string): string | undefined =>
  user?._id ? `/users/${encodeURIComponent(user._id)}#${field}` : undefined;

/** Where somebody mends what a check does not pass, with the field to begin at after the `#`. */
export function mendAddress(check: Check, order: Order): string {
  switch (check) {
    case 'address':
      return inForm(order, 'recipient.address');
    case 'phone':
      return order.recipient?.phone
        ? (ofCustomer(order, 'phone') ?? inForm(order, 'recipient.phone'))
        : inForm(order, 'recipient.phone');
    case 'identity':
      return inForm(order, 'frontId');
    case 'weight':
      return inForm(order, 'wights');
    case 'price':
      return inForm(order, 'priceTotal');
    case 'goods':
      return editorAddress(canHave('invoice', order) ? 'invoice' : 'declaration', order.id);
    case 'tour':
      return ofCustomer(order, 'tour._id') ?? inForm(order, 'user');
    default:
      return check satisfies never;
  }
}
