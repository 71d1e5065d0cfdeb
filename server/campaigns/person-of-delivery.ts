import type { CampaignPerson } from './campaign-people.ts';

/** What a message says of the person whom it was for. */
type Delivery = {
  readonly customer_id: string | null;
  readonly order_ids: readonly string[];
  /** Who sends the first order. */
  readonly sender_id: string | null;
};

/** The person of a campaign whom a message was for, as they are named when it is made. */
export function personOfDelivery(
  { customer_id: customer, order_ids: [order, ...others], sender_id: sender }: Delivery,
  { kind }: { readonly kind: string },
): CampaignPerson {
  // The person in Morocco may be a customer too, but is never the one who sends the order.
  const isRecipient = kind === 'smsToMa' || (kind === 'notice' && customer !== sender);
  if (order && isRecipient) return { to: 'recipient', order, others };
  return customer ? { customer, order, others } : {};
}
