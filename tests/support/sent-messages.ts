import type { Insertable } from 'kysely';
import type { CampaignState } from '../../domain/messages/campaign-values.ts';
import { deliveries } from '../../domain/resources/deliveries.ts';
import { newId } from '../../server/base/new-id.ts';
import type { Campaign, Outbox } from '../../server/database/database-types.ts';
import { searchText } from '../../server/resources/search-text.ts';
import type { TestServer } from './server.ts';

type House = Pick<TestServer, 'database'>;

/** A campaign of text messages that was sent; `people` are its messages. Returns its id. */
export async function sentCampaign(
  { database }: House,
  given: Partial<Insertable<Campaign>> & { state?: CampaignState } = {},
  people: readonly Partial<Insertable<Outbox>>[] = [],
): Promise<string> {
  const id = newId();
  const title = given.title ?? 'The lorry leaves on Friday';
  await database
    .insertInto('campaign')
    .values({
      id,
      title,
      kind: 'sms',
      purpose: 'transactional',
      state: 'done',
      message: JSON.stringify({ texts: { de: title } }),
      created_by_name: 'Amina Probe',
      total: people.length,
      search: title.toLowerCase(),
      ...given,
    })
    .execute();
  if (people.length > 0) {
    const rows = people.map((one) => deliveryRow({ campaign_id: id, ...one }));
    await database.insertInto('outbox').values(rows).execute();
  }
  return id;
}

let numbers = 0;

/** A text message to one person, as it stands in the outbox. */
export function deliveryRow(given: Partial<Insertable<Outbox>>): Insertable<Outbox> {
  const phone =
    given.channel === 'chat' ? null : (given.phone ?? `+4915${String(200_000_000 + numbers++)}`);
  const row = {
    id: newId(),
    person: given.person ?? phone ?? newId(),
    person_name: 'Salma Muster',
    channel: 'sms',
    purpose: 'transactional',
    body: 'Your parcel is on its way.',
    status: 'sent',
    encoding: 'GSM-7',
    segments: 1,
    cost: 750,
    order_ids: JSON.stringify(given.order_id ? [given.order_id] : []),
    ...given,
    phone,
  };
  const { person_name: personName, body } = row;
  return { ...row, search: searchText(deliveries.fields, { personName, phone, body }) };
}
