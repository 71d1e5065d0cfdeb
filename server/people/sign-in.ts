import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../database-types.ts';
import { phoneNumbers } from '../phone-numbers.ts';
import { RequestError } from '../request-error.ts';
import { type AttemptLimit, countAttempt, forgiveAttempt } from './attempts.ts';
import { isPassword } from './passwords.ts';
import type { Proven } from './session-store.ts';

const QUARTER_MS = 15 * 60_000;
const BY_PHONE: AttemptLimit = { of: 'sign-in-phone', max: 10, windowMs: QUARTER_MS };
const BY_ADDRESS: AttemptLimit = { of: 'sign-in-address', max: 60, windowMs: QUARTER_MS };

type Credentials = { phone: string; password: string };

/** The active person with this phone and password. Whoever it is not takes the same time. */
async function proven(
  database: Kysely<DB>,
  numbers: readonly string[],
  password: string,
): Promise<Proven | undefined> {
  const found = await database
    .selectFrom('users')
    .select(['id', 'phone', 'status', 'password_hash'])
    .where('phone', 'in', numbers.length > 0 ? [...numbers] : [''])
    .execute();
  const user = numbers.map((number) => found.find((row) => row.phone === number)).find(Boolean);
  const right = await isPassword(password, user?.password_hash);
  if (!right || !user?.password_hash || user.status !== 'active') return undefined;
  return { id: user.id, passwordHash: user.password_hash };
}

/**
 * Begins a session of the person with this phone and password. An unknown phone, a wrong password
 * and a blocked person take the same time and get the same answer. Throws
 * `session.wrongCredentials`, and `request.tooMany` after too many wrong ones for a phone or from
 * an address.
 */
export async function signIn(
  app: FastifyInstance,
  { phone, password, address }: Credentials & { address: string },
): Promise<{ id: string; token: string }> {
  const { database } = app;
  const numbers = phoneNumbers(phone);
  const byPhone = numbers[0] ?? phone.trim();
  await countAttempt(database, BY_ADDRESS, { who: address, now: app.now() });
  await countAttempt(database, BY_PHONE, { who: byPhone, now: app.now() });

  const person = await proven(database, numbers, password);
  const token = person && (await app.sessions.begin(person, app.now()));
  if (!person || !token) throw new RequestError('session.wrongCredentials');
  await forgiveAttempt(database, BY_ADDRESS, address);
  await forgiveAttempt(database, BY_PHONE, byPhone);
  return { id: person.id, token };
}
