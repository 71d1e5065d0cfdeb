import { commands } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';
import type { Sender } from './order-values.ts';

/** A customer as an order embeds its sender. */
export function senderOf(customer: User): Sender {
  const kept: readonly string[] = commands.fields.user.embed ?? [];
  const embedded = Object.fromEntries(
    Object.entries(customer).filter(([key]) => kept.includes(key)),
  );
  return { ...embedded, _id: customer.id } as Sender;
}
