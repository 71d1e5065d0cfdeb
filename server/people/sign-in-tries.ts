import type { Kysely } from 'kysely';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { ATTACK_FROM, CALM, UNDER_ATTACK, widenedRule } from '../../domain/people/sign-in-waits.ts';
import { type AddressGroup, addressGroups } from '../base/address-group.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { attemptsOf, type Counted, countAttempt, forgiveAttempt } from './counted-attempts.ts';
import { countFailure, forgetFailures } from './failures.ts';

const QUARTER_MS = 15 * 60_000;
/** Wrong passwords from one address within a quarter of an hour, for all numbers together. */
const MOST_OF_ADDRESS = 60;

/**
 * An attempt to sign in: the number, the address it comes from, and the device if it is known to
 * the number.
 */
export type Try = {
  readonly number: string;
  readonly address: string;
  /** The hash of the device's secret, if the number's owner has signed in with it before. */
  readonly device: Buffer | undefined;
};

type Place = { readonly database: Kysely<DB>; readonly now: Date };

const onDevice = (number: string, device: Buffer): Counted => ({
  of: 'sign-in-device',
  who: `${number} ${device.toString('hex')}`,
});
const fromAddress = (address: string): Counted => ({ of: 'sign-in-address', who: address });
const atNumber = (number: string): Counted => ({ of: 'sign-in-number', who: number });
const atNumberFrom = (number: string, address: string): Counted => ({
  of: 'sign-in-number-address',
  who: `${number} ${address}`,
});

async function countAtAddress(
  { database, now }: Place,
  { name, times }: AddressGroup,
): Promise<void> {
  const window = { windowMs: QUARTER_MS, now };
  const { hits, endsAt } = await countAttempt(database, fromAddress(name), window);
  if (hits <= MOST_OF_ADDRESS * times) return;
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  throw new RequestError('request.tooMany', { retryAfter: Math.max(1, seconds) });
}

/**
 * Counts an attempt as a failure until it is forgiven. Each source is counted separately: a device
 * that the owner has used before has a count of its own, any other is counted by number and the
 * networks of its address, so that a stranger cannot use up the owner's attempts. An attempt that one
 * of them stops is not checked, and counts nowhere. Throws `request.tooMany` with the time to wait.
 */
export async function countTry(place: Place, { number, address, device }: Try): Promise<void> {
  const { database, now } = place;
  if (device) return countFailure(database, onDevice(number, device), { rule: CALM, now });
  const isAttacked = (await attemptsOf(database, atNumber(number), now)) >= ATTACK_FROM;
  const rule = isAttacked ? UNDER_ATTACK : CALM;
  const groups = addressGroups(address);
  await inTransaction(database, async (transaction) => {
    for (const group of groups) await countAtAddress({ database: transaction, now }, group);
    for (const { name, times } of groups) {
      const counted = atNumberFrom(number, name);
      await countFailure(transaction, counted, { rule: widenedRule(rule, times), now });
    }
    await countAttempt(transaction, atNumber(number), { windowMs: DAY_MS, now });
  });
}

/** Takes back an attempt with the right password, and the failures before it. */
export async function forgiveTry(
  { database }: Place,
  { number, address, device }: Try,
): Promise<void> {
  if (device) return forgetFailures(database, onDevice(number, device));
  for (const { name } of addressGroups(address)) {
    await forgiveAttempt(database, fromAddress(name));
    await forgetFailures(database, atNumberFrom(number, name));
  }
  await forgiveAttempt(database, atNumber(number));
}
