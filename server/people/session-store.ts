import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { ADMINISTRATOR_ROLES } from '../../domain/access.ts';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { cleanText } from '../../domain/clean-text.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import type { Person } from '../../domain/roles/role.ts';
import { shortAddress } from '../base/address-group.ts';
import type { Config } from '../base/config.ts';
import { newId } from '../base/new-id.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { prepared } from '../database/prepared.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { actorOf, STORED_GRANTS, type StoredGrants, storedGrants } from './actor-of.ts';
import { factorDueAt } from './factor-store.ts';
import { newToken } from './token.ts';

/** A session's last use is stored at most once in this time, not at every call. */
const USE_STEP_MS = 3_600_000;
/** How long an administrator may look as somebody else before beginning again. */
const VIEWING_MS = 1_800_000;
/** How often a change of the network is stored at most. */
const NETWORK_STEP_MS = 60_000;

type Limits = Pick<Config, 'sessionIdleDays' | 'sessionMaxDays'>;

/** Where and when a session begins. */
export type Beginning = {
  readonly now: Date;
  /** What the browser calls itself. */
  readonly agent: string | undefined;
  /** The address that the call came from, of which only the network is stored. */
  readonly address: string;
};

/** A session that has begun. */
export type Begun = {
  readonly token: string;
  /** Until when its user has to have set up a second factor; null if none is missing. */
  readonly factorDueAt: Date | null;
};

/** The user of a live session. */
export type SignedIn = Person & {
  name: string;
  sessionHash: Buffer;
  /** When they signed in. */
  startedAt: Date;
  /** Until when they have to have set up a second factor; null if none is missing. */
  factorDueAt: Date | null;
  /** Whether they may do nothing else before. */
  mustSetUpFactor: boolean;
  /** The administrator who sees what they see, and changes nothing; nobody in their own session. */
  seenBy?: { readonly id: string; readonly name: string };
};

/** A live session's row, with its user's. */
export type SessionRow = {
  readonly token_hash: Buffer;
  readonly id: string;
  readonly name: string | null;
  readonly role: string;
  readonly created_at: Date;
  readonly used_at: Date;
  readonly factor_due_at: Date | null;
  readonly network: string | null;
  readonly grants: StoredGrants | null;
  readonly viewer_id: string;
  readonly viewer_name: string | null;
  readonly viewer_role: string;
};

/**
 * Every call runs this query, so it is written as SQL instead of being built each time. Whose rights the
 * session has is `users`; `viewer` is whose session it is, mostly the same person.
 */
const findBy = (condition: string) => `
  select session.token_hash, users.id, users.name, users.role, session.created_at,
    session.used_at, session.factor_due_at, session.network, ${STORED_GRANTS} as grants,
    viewer.id as viewer_id, viewer.name as viewer_name, viewer.role as viewer_role
  from session join users as viewer on viewer.id = session.user_id
    join users on users.id = coalesce(session.viewed_as, session.user_id)
  where ${condition} and session.expires_at > $2 and users.status = 'active'
    and viewer.status = 'active'`;

/** By one hash. With a list of one, PostgreSQL would plan the statement anew for each call. */
const FIND = prepared('find_session', findBy('session.token_hash = $1'));
const FIND_ALL = prepared('find_sessions', findBy('session.token_hash = any($1)'));

/** What is known of a session that is alive. */
export type Living = { readonly person: Person; readonly expiresAt: Date };

/** A user whose password was compared, and the hash that it was compared with. */
export type Proven = { readonly id: string; readonly passwordHash: string };

/**
 * Whether the user may still sign in with the password that was checked. The row is locked: a
 * change in progress is waited for, and a later one ends the session that begins here.
 */
async function isStillRight(
  transaction: Transaction<DB>,
  { id, passwordHash }: Proven,
): Promise<boolean> {
  const person = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return person !== undefined;
}

/** Which of these sessions are alive, by their hashes in hexadecimal. */
const livingIn =
  (database: Kysely<DB>) =>
  async (hashes: readonly Buffer[], now: Date): Promise<ReadonlyMap<string, Living>> => {
    const rows = await database
      .selectFrom('session')
      .innerJoin('users', 'users.id', 'session.user_id')
      .select([
        'session.token_hash',
        'session.expires_at',
        'users.id',
        'users.role',
        storedGrants().as('grants'),
      ])
      .where(sql<boolean>`session.token_hash = any(${hashes})`)
      .where('session.expires_at', '>', now)
      .where(sql<boolean>`(session.factor_due_at is null or session.factor_due_at > ${now})`)
      .where('users.status', '=', 'active')
      .execute();
    return new Map(
      rows.map((row) => [
        row.token_hash.toString('hex'),
        { person: actorOf(row), expiresAt: row.expires_at },
      ]),
    );
  };

/** When a session ends that began and was last used at these moments. */
const endOf = (limits: Limits, startedAt: Date, usedAt: Date): Date =>
  new Date(
    Math.min(
      usedAt.getTime() + limits.sessionIdleDays * DAY_MS,
      startedAt.getTime() + limits.sessionMaxDays * DAY_MS,
    ),
  );

const AGENT_LENGTH = 300;

/** As much of it as is stored, in one line of printable characters. */
function agentText(agent: string | undefined): string | null {
  const line = cleanText(agent ?? '', 'line')
    .slice(0, AGENT_LENGTH)
    .trim();
  return line === '' ? null : line;
}

/** What every new session stores. */
const newSession = (userId: string, token: string, { now, agent, address }: Beginning) => ({
  id: newId(),
  token_hash: sha256(token),
  user_id: userId,
  user_agent: agentText(agent),
  created_at: now,
  used_at: now,
  network: shortAddress(address),
});

/** Begins sessions. */
function beginnings(database: Kysely<DB>, limits: Limits) {
  /** A new session in a transaction that has made sure of the person, and holds their row. */
  async function beginWithin(
    transaction: Transaction<DB>,
    userId: string,
    beginning: Beginning,
  ): Promise<Begun> {
    const { now } = beginning;
    const token = newToken();
    const dueAt = await factorDueAt(transaction, userId, now);
    await transaction
      .insertInto('session')
      .values({
        ...newSession(userId, token, beginning),
        expires_at: endOf(limits, now, now),
        factor_due_at: dueAt,
      })
      .execute();
    return { token, factorDueAt: dueAt };
  }

  /**
   * A new session of a user whose password matched this hash; none if they have been blocked or
   * have another password by now.
   */
  const begin = (person: Proven, beginning: Beginning): Promise<Begun | undefined> =>
    inTransaction(database, (transaction) => beginProven(transaction, person, beginning));

  /** The same in a transaction that does more. */
  async function beginProven(
    transaction: Transaction<DB>,
    person: Proven,
    beginning: Beginning,
  ): Promise<Begun | undefined> {
    if (!(await isStillRight(transaction, person))) return undefined;
    return beginWithin(transaction, person.id, beginning);
  }

  /** A session of an administrator with what somebody else may read. */
  async function beginViewing(
    transaction: Transaction<DB>,
    { userId, as }: { readonly userId: string; readonly as: string },
    beginning: Beginning,
  ): Promise<{ readonly token: string; readonly endsAt: Date }> {
    const token = newToken();
    const endsAt = new Date(beginning.now.getTime() + VIEWING_MS);
    await transaction
      .insertInto('session')
      .values({ ...newSession(userId, token, beginning), viewed_as: as, expires_at: endsAt })
      .execute();
    return { token, endsAt };
  }

  return { begin, beginWithin, beginProven, beginViewing };
}

/** User sessions: opaque tokens, stored as hashes, that expire on their own. */
export function sessionStore(database: Kysely<DB>, limits: Limits) {
  /**
   * The user that a token belongs to; nobody once it has ended or the user is blocked. The network of
   * the call is stored where it is another than at the last one, once a minute at most: a browser may
   * go by two networks at once.
   */
  async function find(token: string, now: Date, address?: string): Promise<SignedIn | undefined> {
    const [row] = await rowsOf(FIND, [sha256(token), now]);
    return row && signedIn(row, now, address);
  }

  /** The rows of these tokens' living sessions, in their order, by one query; for `signedIn`. */
  async function rowsFor(
    tokens: readonly string[],
    now: Date,
  ): Promise<readonly (SessionRow | undefined)[]> {
    const hashes = tokens.map((token) => sha256(token));
    const rows = await rowsOf(FIND_ALL, [hashes, now]);
    const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
    return hashes.map((hash) => byHash.get(hash.toString('hex')));
  }

  const rowsOf = async (text: string, values: unknown[]): Promise<readonly SessionRow[]> =>
    (await database.executeQuery<SessionRow>(CompiledQuery.raw(text, values))).rows;

  /** The user of a session's row; stores that it is used, as `find` does. */
  async function signedIn(
    row: SessionRow,
    now: Date,
    address?: string,
  ): Promise<SignedIn | undefined> {
    const { token_hash: hash, factor_due_at: due, created_at: startedAt } = row;
    const isDue = due !== null && due <= now;
    // The time to set up a factor ran out meanwhile: whoever signs in again is led to it.
    if (isDue && due > startedAt) return undefined;
    const isViewed = row.viewer_id !== row.id;
    if (isViewed && !isOneOf(ADMINISTRATOR_ROLES, row.viewer_role)) return undefined;
    const network = address === undefined ? row.network : shortAddress(address);
    const unusedMs = now.getTime() - row.used_at.getTime();
    const isElsewhere = network !== row.network && unusedMs > NETWORK_STEP_MS;
    // To look as somebody else ends at its time, however much is looked at.
    if (!isViewed && (unusedMs > USE_STEP_MS || isElsewhere)) {
      await touch(hash, { startedAt, now, network });
    }
    return {
      ...actorOf(row),
      name: row.name ?? '',
      sessionHash: hash,
      startedAt,
      factorDueAt: due,
      mustSetUpFactor: isDue,
      ...(isViewed && { seenBy: { id: row.viewer_id, name: row.viewer_name ?? '' } }),
    };
  }

  type Use = { readonly startedAt: Date; readonly now: Date; readonly network: string | null };

  async function touch(hash: Buffer, { startedAt, now, network }: Use): Promise<void> {
    await database
      .updateTable('session')
      .set({ used_at: now, expires_at: endOf(limits, startedAt, now), network })
      .where('token_hash', '=', hash)
      .execute();
  }

  async function end(hash: Buffer): Promise<void> {
    await database.deleteFrom('session').where('token_hash', '=', hash).execute();
  }

  return {
    ...beginnings(database, limits),
    find,
    rowsFor,
    signedIn,
    end,
    living: livingIn(database),
  };
}
