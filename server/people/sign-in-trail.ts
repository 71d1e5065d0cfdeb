import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AttemptKind, AttemptWay } from '../../domain/resources/attempts.ts';
import { addressGroup, shortAddress, widestGroup } from '../base/address-group.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { THE_SERVER } from '../resources/request-context.ts';
import { countAttempt } from './counted-attempts.ts';

/** Stands in the trail where nobody has the number. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Where these entries are found: beside what happens to the records of users. */
export const TRAIL_RESOURCE = 'sessions';
/** How long they are stored: the time in which a break-in is usually noticed. */
export const TRAIL_LIFE_MS = 180 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const FINGERPRINT = 12;

export type Attempted = {
  /** The numbers that what was typed can mean; the first is noted where nobody has one. */
  readonly numbers: readonly string[];
  readonly address: string;
  readonly by: AttemptWay;
};

/** What distinguishes one number or address from another, and reveals neither. */
const fingerprint = (value: string): string =>
  sha256(value).toString('base64url').slice(0, FINGERPRINT);

/**
 * Notes an attempt to get in, in the same statements whether somebody has the number or not. Neither
 * the number nor the address stands there: equal fingerprints are the same one. The network is what
 * administrators read (docs/decisions/0107).
 */
export async function noteAttempt(
  { engine, database, now }: Pick<FastifyInstance, 'engine' | 'now'> & { database: Kysely<DB> },
  action: AttemptKind,
  { numbers, address, by }: Attempted,
): Promise<void> {
  const found = await database
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('phone', 'in', numbers.length > 0 ? [...numbers] : [''])
    .execute();
  const person = numbers.map((number) => found.find(({ phone }) => phone === number)).find(Boolean);
  const facts = {
    by,
    address: fingerprint(addressGroup(address)),
    number: fingerprint(numbers[0] ?? ''),
    network: shortAddress(address),
  };
  await database
    .insertInto('audit_entry')
    .values({
      id: engine.newId(),
      at: now(),
      by_id: THE_SERVER.id,
      by_name: THE_SERVER.name,
      action,
      resource: TRAIL_RESOURCE,
      record_id: person?.id ?? NOBODY,
      changes: JSON.stringify(
        Object.fromEntries(Object.entries(facts).map(([path, to]) => [path, { from: null, to }])),
      ),
    })
    .execute();
}

/**
 * Notes that a network has to wait with a number, once an hour: whoever goes on trying must not fill
 * the trail.
 */
export async function noteBlock(app: FastifyInstance, attempted: Attempted): Promise<void> {
  const { numbers, address } = attempted;
  // By the widest network: each of its 65,536 /64 could fill the trail otherwise.
  const counted = { of: 'noted-block', who: `${numbers[0] ?? ''} ${widestGroup(address)}` };
  const window = { windowMs: HOUR_MS, now: app.now() };
  const { hits } = await countAttempt(app.database, counted, window);
  if (hits === 1) await noteAttempt(app, 'blockAttempts', attempted);
}

/** Does something that counts attempts, and records it when it rejects them. */
export async function notingBlocks<T>(
  app: FastifyInstance,
  attempted: Attempted,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isBlock = error instanceof RequestError && error.code === 'request.tooMany';
    if (isBlock) await noteBlock(app, attempted);
    throw error;
  }
}
