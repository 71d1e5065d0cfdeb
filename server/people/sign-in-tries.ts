import type { Kysely } from 'kysely';
import { ATTACK_FROM, CALM, UNDER_ATTACK } from '../../domain/people/sign-in-waits.ts';
import { addressGroup } from '../base/address-group.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { attemptsOf, type Counted, countAttempt, forgiveAttempt } from './attempts.ts';
import { countFailure, forgetFailures } from './failures.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
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

async function countAtAddress({ database, now }: Place, address: string): Promise<void> {
  const window = { windowMs: QUARTER_MS, now };
  const { hits, endsAt } = await countAttempt(database, fromAddress(address), window);
  if (hits <= MOST_OF_ADDRESS) return;
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  throw new RequestError('request.tooMany', { retryAfter: Math.max(1, seconds) });
}

/**
 * Counts an attempt as a failure until it is forgiven. Each source is counted separately: a device
 * that the owner has used before has a count of its own, any other is counted by number and
 * address, so that a stranger cannot use up the owner's attempts. Throws `request.tooMany` with the
 * time to wait.
 */
export async function countTry(place: Place, { number, address, device }: Try): Promise<void> {
  const { database, now } = place;
  if (device) return countFailure(database, onDevice(number, device), { rule: CALM, now });
  const group = addressGroup(address);
  const isAttacked = (await attemptsOf(database, atNumber(number), now)) >= ATTACK_FROM;
  const rule = isAttacked ? UNDER_ATTACK : CALM;
  // The address first: an attempt that it stops is not checked, and must not count for the number.
  await countAtAddress(place, group);
  await countFailure(database, atNumberFrom(number, group), { rule, now }).catch(async (error) => {
    await forgiveAttempt(database, fromAddress(group));
    throw error;
  });
  await countAttempt(database, atNumber(number), { windowMs: DAY_MS, now });
}

/** Takes back an attempt with the right password, and the failures before it. */
export async function forgiveTry(
  { database }: Place,
  { number, address, device }: Try,
): Promise<void> {
  if (device) return forgetFailures(database, onDevice(number, device));
  const group = addressGroup(address);
  await forgiveAttempt(database, fromAddress(group));
  await forgetFailures(database, atNumberFrom(number, group));
  await forgiveAttempt(database, atNumber(number));
}
