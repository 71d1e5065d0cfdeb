import { isObject } from '../../domain/validate.ts';

const FLAG = 'jisr.loggedIn';
const TOKEN = 'jisr.token';
const USER = 'jisr.user';

/** The logged-in user, as the login returned it. */
export type SessionUser = {
  _id: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  photo?: string | null;
  /** As the server last named it. */
  role?: string;
};

/** The bearer token of the session, or `undefined` if nobody is logged in. */
export const readToken = (): string | undefined =>
  localStorage.getItem(FLAG) === 'true' ? (localStorage.getItem(TOKEN) ?? undefined) : undefined;

/** The logged-in user. */
export function readUser(): SessionUser | undefined {
  const stored = localStorage.getItem(USER);
  if (!stored) return undefined;
  try {
    const user: unknown = JSON.parse(stored);
    return isObject(user) && typeof user._id === 'string' ? { ...user, _id: user._id } : undefined;
  } catch {
    return undefined; // Not written by us: treat it as nobody logged in.
  }
}

/**
 * Stores a session in the browser: the flag, the token and the user (specification 4, "Session").
 */
export function storeSession({ token, user }: { token: string; user: SessionUser }): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER, JSON.stringify(user));
  localStorage.setItem(FLAG, 'true');
}

/**
 * Clears everything that we store in the browser (specification 4: logout, and a 401 on any call).
 */
export const clearSession = (): void => localStorage.clear();

let hasEnded = false;

/** Clears a session that the server has ended; the login screen then says so. */
export function endSession(): void {
  clearSession();
  hasEnded = true;
}

/** Whether a session has ended without its user's doing since the last time that this was asked. */
export function takeSessionEnd(): boolean {
  const ended = hasEnded;
  hasEnded = false;
  return ended;
}
