import { isObject } from '../../domain/validate.ts';

const FLAG = 'jisr.loggedIn';
const TOKEN = 'jisr.token';
const USER = 'jisr.user';

/** Who is logged in, as the login answered. */
export type SessionUser = {
  _id: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  photo?: string | null;
};

/** The bearer token of the session, `undefined` when nobody is logged in. */
export const readToken = (): string | undefined =>
  localStorage.getItem(FLAG) === 'true' ? (localStorage.getItem(TOKEN) ?? undefined) : undefined;

/** The person who is logged in. */
export function readUser(): SessionUser | undefined {
  const stored = localStorage.getItem(USER);
  if (!stored) return undefined;
  try {
    const user: unknown = JSON.parse(stored);
    return isObject(user) && typeof user._id === 'string' ? { ...user, _id: user._id } : undefined;
  } catch {
    return undefined; // Somebody else wrote it: nobody that we know is logged in.
  }
}

/** Keeps a session in the browser: the flag, the token and the person (specification 4, "Session"). */
export function storeSession({ token, user }: { token: string; user: SessionUser }): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER, JSON.stringify(user));
  localStorage.setItem(FLAG, 'true');
}

/** Clears everything that the browser keeps for us (specification 4: logout, and a 401 on any call). */
export const clearSession = (): void => localStorage.clear();
