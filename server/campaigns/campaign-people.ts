import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';

/** Somebody to be written to: a customer, or one of the two people of an order. */
export type CampaignPerson = {
  readonly customer?: string | undefined;
  /** What the message is about; for a customer without it, their latest open order. */
  readonly order?: string | undefined;
  /** More orders that it is about: it names them all, and adds up their figures. */
  readonly others?: readonly string[] | undefined;
  /** Which person of the order, where no customer is named. */
  readonly to?: 'sender' | 'recipient' | undefined;
};

/** Stores whom a campaign writes to, in their order. */
export async function storePeople(
  transaction: Transaction<DB>,
  campaign: string,
  people: readonly CampaignPerson[],
): Promise<void> {
  await sql`
    insert into campaign_person (campaign_id, place, person)
    select ${campaign}::uuid, one.place, one.person
    from jsonb_array_elements(${JSON.stringify(people)}::jsonb)
      with ordinality as one (person, place)
  `.execute(transaction);
}

/** The campaign whose people are taken; its row is locked. */
type Taken = { readonly id: string; readonly prepared_to: number };

/**
 * Takes the next people of a campaign off its list, and says where the last of them stood. Only their own
 * rows are read: the places before are skipped by the index, even if a backup still sees what was there.
 */
export async function takePeople(
  transaction: Transaction<DB>,
  { id, prepared_to: from }: Taken,
  most: number,
): Promise<{ readonly people: readonly CampaignPerson[]; readonly to: number }> {
  const rows = await transaction
    .selectFrom('campaign_person')
    .select(['place', 'person'])
    .where('campaign_id', '=', id)
    .where('place', '>', from)
    .orderBy('place')
    .limit(most)
    .execute();
  const to = rows.at(-1)?.place ?? from;
  if (rows.length > 0) {
    await transaction
      .deleteFrom('campaign_person')
      .where('campaign_id', '=', id)
      .where('place', '>', from)
      .where('place', '<=', to)
      .execute();
  }
  return { people: rows.map(({ person }) => person as CampaignPerson), to };
}
