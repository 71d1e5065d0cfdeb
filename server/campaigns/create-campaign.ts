import { fold } from '../../domain/fold.ts';
import type { CampaignKind, Purpose } from '../../domain/messages/campaign-values.ts';
import type { Channel } from '../../domain/messages/channels.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { type CampaignMessage, storedMessage } from './campaign-message.ts';
import { type CampaignPerson, storePeople } from './campaign-people.ts';

/** What is to be sent, and to whom. */
export type NewCampaign = {
  readonly kind: CampaignKind;
  readonly purpose: Exclude<Purpose, 'security'>;
  /** What the history calls it. */
  readonly title: string;
  readonly templateId?: string | null | undefined;
  readonly message: CampaignMessage;
  /** In this order, until one reaches the person; by default those of the kind. */
  readonly channels?: readonly Channel[] | undefined;
  readonly people: readonly CampaignPerson[];
  /** Not now, but at this moment: it is decided then whom it reaches. */
  readonly sendAt?: Date | undefined;
  /** What must happen once only: a second campaign with it is not made. */
  readonly onceKey?: string | undefined;
};

/**
 * Leaves a message to many people for the worker: it is sent if the transaction is committed.
 * Whoever is named twice gets it once. Returns its id; nothing if its `onceKey` has been used.
 */
export async function createCampaign(
  given: NewCampaign,
  context: WriteContext<Author>,
): Promise<string | undefined> {
  const { transaction, actor, now, newId, enqueue } = context;
  const people = distinct(given.people);
  const { sendAt } = given;
  const made = await transaction
    .insertInto('campaign')
    .values({
      id: newId(),
      created_at: now,
      updated_at: now,
      kind: given.kind,
      purpose: given.purpose,
      title: given.title,
      template_id: given.templateId ?? null,
      message: JSON.stringify(storedMessage(given.message)),
      channels: given.channels?.length ? JSON.stringify(given.channels) : null,
      // The empty list says that it is planned (0131_planned_campaigns).
      ...(sendAt && { state: 'planned', send_at: sendAt, planned_people: '[]' }),
      total: people.length,
      to_prepare: people.length,
      once_key: given.onceKey ?? null,
      created_by: actor.id,
      created_by_name: actor.name,
      search: searchOf(given.title, actor.name),
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return undefined;
  await storePeople(transaction, made.id, people);
  if (sendAt) await enqueueAt(made.id, sendAt, context);
  else await enqueue('campaign', { id: made.id });
  return made.id;
}

/** What a campaign is found by. */
export const searchOf = (title: string, author: string): string => fold(`${title} ${author}`);

/**
 * Has a campaign begun at a moment. The work names it: no two clocks have to agree on whether it has
 * come, and work for an earlier one finds that there is another now.
 */
export const enqueueAt = (
  id: string,
  moment: Date,
  { enqueue }: WriteContext<Author>,
): Promise<void> => enqueue('plannedCampaign', { id, at: moment.toISOString() }, moment);

function distinct(people: readonly CampaignPerson[]): readonly CampaignPerson[] {
  const keyOf = ({ customer, order, to }: CampaignPerson) => customer ?? `${to} of ${order}`;
  return [...new Map(people.map((one) => [keyOf(one), one])).values()];
}
