import type { SampleOrder } from '../sample-orders.ts';
import { OF_SMS } from './campaign-fates.ts';
import { type CampaignPlan, recipientOf } from './sample-campaign-plan.ts';
import type { CampaignCast } from './sample-campaigns.ts';

type Said = { readonly at: string; readonly action: string };

/** When the office had an SMS sent to the recipient of an order. */
function sentAt({ row }: SampleOrder): Date | undefined {
  const history = JSON.parse(String(row.history)) as readonly Said[];
  const at = history.find(({ action }) => action === 'smsToMa')?.at;
  return at === undefined ? undefined : new Date(at);
}

/** The SMS to the recipient in Morocco, one for each order that says that it was sent. */
export const recipientTexts = ({ orders, customers }: CampaignCast): readonly CampaignPlan[] =>
  orders.flatMap((order): CampaignPlan[] => {
    const at = order.row.sms_sent ? sentAt(order) : undefined;
    const sender = customers.find(({ row }) => row.id === order.row.sender_id);
    if (!at || !sender) return [];
    return [
      {
        kind: 'smsToMa',
        purpose: 'transactional',
        topic: 'smsToMa',
        at,
        daysAgo: 0,
        title: 'SMS an den Empfänger',
        onceKey: `smsToMa:${order.row.id}`,
        ways: [{ channel: 'sms', fates: OF_SMS }],
        people: [recipientOf(order, sender)],
      },
    ];
  });
