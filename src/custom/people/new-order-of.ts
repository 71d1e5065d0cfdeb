import type { UsedRecipient } from '../../../domain/people/user-summary.ts';
import type { User } from '../../../domain/resources/users.ts';
import { type NewOrderState, senderOf } from '../orders/form/order-values.ts';

/** The navigation state for a new order of a customer, which leads back to their page. */
export const newOrderOf = (user: User, recipient?: UsedRecipient): NewOrderState => ({
  sender: senderOf(user),
  ...(recipient && {
    recipient: {
      firstName: recipient.firstName,
      phone: recipient.phone,
      ...(recipient.lastName ? { lastName: recipient.lastName } : {}),
      ...(recipient.address ? { address: recipient.address } : {}),
    },
  }),
  from: `/users/${encodeURIComponent(user.id)}`,
});
