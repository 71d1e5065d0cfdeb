import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { phoneNumbers } from '../base/phone-numbers.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { deviceStore } from './device-store.ts';
import { rememberNetwork } from './known-networks.ts';
import { isPassword } from './passwords.ts';
import type { Begun, Proven } from './session-store.ts';
import { isNewDevice, noteNewDevice } from './sign-in-notices.ts';
import { demandSecondFactor } from './sign-in-tickets.ts';
import { type Attempted, noteAttempt, notingBlocks } from './sign-in-trail.ts';
import { countTry, forgiveTry } from './sign-in-tries.ts';

/** Where somebody signs in. */
export type SignInPlace = {
  /** The address that the call came from. */
  readonly address: string;
  /** The secret that the device keeps, if it has one. */
  readonly device: string | undefined;
  /** What the browser calls itself. */
  readonly agent: string | undefined;
};

type Credentials = SignInPlace & { readonly phone: string; readonly password: string };

/** The active user with this phone and password. A failure takes the same time. */
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

export type SignedInDevice = Begun & {
  readonly id: string;
  /** The secret that identifies the device from now on. */
  readonly device: string;
};

/**
 * Begins a session of the user with this phone and password. An unknown phone, a wrong password and
 * a blocked user take the same time and get the same answer. Throws `session.wrongCredentials`,
 * `request.tooMany` after too many wrong passwords, and `session.secondFactor` for a right one that is
 * not enough.
 */
export async function signIn(
  app: FastifyInstance,
  { phone, password, address, device, agent }: Credentials,
): Promise<SignedInDevice> {
  const { database } = app;
  const now = app.now();
  const numbers = phoneNumbers(phone);
  const devices = deviceStore(database);
  const hash = device && sha256(device);
  const attempt = {
    number: numbers[0] ?? phone.trim(),
    address,
    device: hash && (await devices.isKnownTo(hash, numbers)) ? hash : undefined,
  };
  const attempted: Attempted = {
    numbers: [attempt.number, ...numbers.slice(1)],
    address,
    by: 'password',
  };
  await notingBlocks(app, attempted, () => countTry({ database, now }, attempt));

  const person = await proven(database, numbers, password);
  if (!person) return rejectPassword(app, attempted);
  await forgiveTry({ database, now }, attempt);
  await demandSecondFactor(database, person, now);
  const begun = await app.sessions.begin(person, { now: app.now(), agent, address });
  if (!begun) return rejectPassword(app, attempted);
  return rememberPlace(app, person.id, { ...begun, address, device, agent });
}

async function rejectPassword(app: FastifyInstance, attempted: Attempted): Promise<never> {
  await noteAttempt(app, 'wrongPassword', attempted);
  throw new RequestError('session.wrongCredentials');
}

/** Remembers the network and the device of somebody who has just signed in. */
export async function rememberPlace(
  app: FastifyInstance,
  userId: string,
  { token, factorDueAt, address, device }: Begun & SignInPlace,
): Promise<SignedInDevice> {
  const { database } = app;
  const now = app.now();
  await rememberNetwork({ database, now }, { userId, address });
  const { newId } = app.engine;
  const hash = device === undefined ? undefined : sha256(device);
  const isNew = await isNewDevice(database, { userId, device: hash });
  const secret = await deviceStore(database).remember(device, { userId, now });
  await database
    .updateTable('session')
    .set({ device_hash: sha256(secret) })
    .where('token_hash', '=', sha256(token))
    .execute();
  if (isNew) await noteNewDevice(database, { token, now, newId });
  return { id: userId, token, factorDueAt, device: secret };
}
