import { defineTable } from '../resources/table-store.ts';

/**
 * The columns of deliveries in the view `sent_delivery`, which follows conversations for messages of
 * the chat.
 */
export const deliveryTable = defineTable({
  table: 'sent_delivery',
  columns: {
    campaign: 'campaign_id',
    campaignTitle: 'campaign_title',
    kind: 'kind',
    customer: 'customer_id',
    order: 'order_id',
    orders: 'order_ids',
    personName: 'person_name',
    phone: 'phone',
    channel: 'channel',
    purpose: 'purpose',
    language: 'language',
    body: 'body',
    encoding: 'encoding',
    segments: 'segments',
    cost: 'cost',
    status: 'status',
    reason: 'reason',
    detail: 'detail',
    attempts: 'attempts',
    notBefore: 'not_before',
    driver: 'driver',
    sentAt: 'sent_at',
    deliveredAt: 'delivered_at',
    seenAt: 'seen_at',
  },
  generated: [],
  unread: [],
  copies: {},
  search: 'search',
  derive: () => ({}),
});
