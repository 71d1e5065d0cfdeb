import type { Grants } from '../../domain/roles/grants.ts';
import { isObject } from '../../domain/validate.ts';
import { arrangeReads } from './offline/session-reads.ts';
import { isViewing, leaveViewing, storedViewing, storeViewing } from './viewing.ts';

/** What the customers' page stores begins with this, so that neither page clears the other's. */
export const CUSTOMER_PREFIX = 'jisr.customer.';

/** The logged-in user, as the login returned it. */
export type SessionUser = {
  _id: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  photo?: string | null;
  /** As the server last named it. */
  role?: string;
  /** What their composed role grants, as the server last named it. */
  grants?: Grants;
};

/**
 * A session in this browser under names of its own: the flag, the token and the user (specification
 * 4, "Session").
 */
export function sessionStore(prefix: string) {
  const [flag, tokenKey, userKey] = [
    `${prefix}loggedIn`,
    `${prefix}token`,
    `${prefix}user`,
  ] as const;
  let latest: { readonly text: string | null; readonly user: SessionUser | undefined } | undefined;
  return {
    /** The bearer token of the session, or `undefined` if nobody is logged in. */
    readToken: (): string | undefined =>
      localStorage.getItem(flag) === 'true'
        ? (localStorage.getItem(tokenKey) ?? undefined)
        : undefined,
    /** The logged-in user; the same object as long as the stored one is the same. */
    readUser: (): SessionUser | undefined => {
      const text = localStorage.getItem(userKey);
      if (latest?.text !== text) latest = { text, user: userIn(parsed(text)) };
      return latest.user;
    },
    storeSession({ token, user }: { token: string; user: SessionUser }): void {
      localStorage.setItem(tokenKey, token);
      localStorage.setItem(userKey, JSON.stringify(user));
      localStorage.setItem(flag, 'true');
      void arrangeReads();
    },
    /** Forgets the session, and nothing else. */
    dropSession: (): void => {
      const names = [flag, tokenKey, userKey, `${prefix}readAhead`];
      for (const key of names) localStorage.removeItem(key);
      void arrangeReads();
    },
  };
}

function parsed(stored: string | null): unknown {
  if (!stored) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined; // Not written by us: treat it as nobody logged in.
  }
}

const userIn = (user: unknown): SessionUser | undefined =>
  isObject(user) && typeof user._id === 'string' ? { ...user, _id: user._id } : undefined;

const office = sessionStore('jisr.');

/** The token of the back office: in a tab that looks as somebody else, that of looking. */
export function readToken(): string | undefined {
  const token = storedViewing()?.token;
  return typeof token === 'string' ? token : office.readToken();
}

/** The user of the back office: in a tab that looks as somebody else, that person. */
export const readUser = (): SessionUser | undefined =>
  userIn(storedViewing()?.user) ?? office.readUser();

const watchers = new Set<() => void>();

/** Calls back when somebody else is logged in here, or with other rights. */
export function watchUser(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function storeSession(session: Parameters<typeof office.storeSession>[0]): void {
  const viewing = storedViewing();
  if (viewing) storeViewing({ ...session, from: String(viewing.from) });
  else office.storeSession(session);
  for (const watcher of [...watchers]) watcher();
}

type Known = {
  readonly user: SessionUser | undefined;
  readonly text: string;
  readonly grants: Grants | undefined;
};

let known: Known | undefined;

/**
 * What the composed role of whoever is logged in grants; the same object as long as it is the same.
 * Whatever looks who may do what calls this each time that it is drawn.
 */
export function readGrants(): Grants | undefined {
  const user = readUser();
  if (known && known.user === user) return known.grants;
  const text = JSON.stringify(user?.grants) ?? '';
  const grants = known?.text === text ? known.grants : user?.grants;
  known = { user, text, grants };
  return grants;
}

/**
 * Clears everything that the back office stores in the browser (specification 4: logout, and a 401
 * on any call).
 */
export function clearSession(): void {
  // One's own session goes on.
  if (isViewing()) {
    leaveViewing();
    return;
  }
  const stored = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  for (const key of stored) if (!key.startsWith(CUSTOMER_PREFIX)) localStorage.removeItem(key);
  void arrangeReads();
}

/** That a session has ended without its user's doing: the login screen says it once. */
function createSessionEnd() {
  let hasEnded = false;
  return {
    note: (): void => {
      hasEnded = true;
    },
    take: (): boolean => {
      const ended = hasEnded;
      hasEnded = false;
      return ended;
    },
  };
}

const sessionEnd = createSessionEnd();

/** Clears a session that the server has ended; the login screen then says so. */
export function endSession(): void {
  clearSession();
  sessionEnd.note();
}

/** Whether a session has ended without its user's doing since this was last called. */
export const takeSessionEnd = (): boolean => sessionEnd.take();
