import { type Kysely, sql } from 'kysely';
import type { PhoneChannel } from '../../domain/messages/campaigns.ts';
import type { DB } from '../database/database-types.ts';
import type { Driver, DriverParts, OutgoingMessage } from './driver.ts';

/**
 * A driver that sends nothing to a number that has stopped the channel, even if it is no customer's,
 * such as that of a recipient in Morocco; nor to a customer who has stopped it, or taken back their
 * consent, while the message waited. Only codes that somebody asks for still go there.
 */
export const heedingStops = (driver: Driver, { engine, channel }: DriverParts): Driver => ({
  ...driver,
  async send(message, signal) {
    if (message.purpose === 'security') return driver.send(message, signal);
    const isStopped = await hasStopped(engine.database, channel, message).catch(
      (error: unknown) => {
        engine.log.error(
          { err: error, message: message.id },
          'stop words not read, message delayed',
        );
        return undefined;
      },
    );
    // Nothing has left the house yet, which must not count as a provider that did not answer.
    if (isStopped === undefined) return { kind: 'later', detail: 'Stop words could not be read.' };
    return isStopped
      ? { kind: 'refused', reason: 'optedOut', detail: 'A stop word came, or consent ended.' }
      : driver.send(message, signal);
  },
});

const FLAGS = {
  sms: { optOut: 'opt_out_sms', consent: 'consent_sms' },
  whatsapp: { optOut: 'opt_out_whatsapp', consent: 'consent_whatsapp' },
} as const;

async function hasStopped(
  database: Kysely<DB>,
  channel: PhoneChannel,
  { to, customerId, purpose }: OutgoingMessage,
): Promise<boolean> {
  const { optOut, consent } = FLAGS[channel];
  const { rows } = await sql<{ stopped: boolean }>`
    select exists (
      select from stopped_number where phone = ${to} and channel = ${channel}
    ) or exists (
      select from users where id = ${customerId}::uuid
        and (${sql.ref(optOut)} or (${purpose === 'marketing'} and not ${sql.ref(consent)}))
    ) as stopped
  `.execute(database);
  return rows[0]?.stopped === true;
}
