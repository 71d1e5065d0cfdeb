import { randomBytes } from 'node:crypto';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { isObject } from '../../domain/validate.ts';

export type Credentials = { readonly phone: string; readonly password: string };

/** Somebody who has signed in. */
export type SignedIn = {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly role: string;
  readonly token: string;
};

/** Numbers that are reserved for invented people, as the sample data uses them. */
const INVENTED = ['+4917139200', '+4917604069'];

async function call(url: string, init: RequestInit, token?: string): Promise<unknown> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const answer = await fetch(url, { ...init, headers });
  const json: unknown = await ignoringFailure(answer.json(), 'Some answers are empty.');
  if (answer.ok) return json;
  const why = isObject(json) && typeof json.message === 'string' ? json.message : answer.status;
  throw new Error(`${init.method ?? 'GET'} ${new URL(url).pathname}: ${why}`);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Begins a session by telephone number and password. */
export async function signIn(origin: string, credentials: Credentials): Promise<SignedIn> {
  const body = JSON.stringify(credentials);
  const json = await call(`${origin}/api/v1/auth`, { method: 'POST', body });
  const { token, role, user } = isObject(json) ? json : {};
  const person = isObject(user) ? user : {};
  return {
    id: textOf(person._id),
    name: textOf(person.name) || textOf(person.phone),
    language: textOf(person.language),
    role: textOf(role),
    token: textOf(token),
  };
}

/** Ends a session. */
export const signOut = (origin: string, { token }: SignedIn): Promise<unknown> =>
  ignoringFailure(
    fetch(`${origin}/api/v1/auth`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    }),
    'A session ends by itself, too.',
  );

/**
 * Gives some invented customers a password that is made up now, with the session of an administrator.
 * Customers whose number is not reserved for invented people are left alone.
 */
export async function givePasswords(
  origin: string,
  { token }: SignedIn,
  count: number,
): Promise<readonly Credentials[]> {
  const users = `${origin}/api/v1/auth/users`;
  const json = await call(`${users}?role=customer&status=active&limit=100`, {}, token);
  const rows: readonly unknown[] = isObject(json) && Array.isArray(json.data) ? json.data : [];
  const invented = rows.filter(
    (row) => isObject(row) && INVENTED.some((start) => textOf(row.phone).startsWith(start)),
  );
  const password = randomBytes(12).toString('base64url');
  const chosen = invented.slice(0, count) as Record<string, unknown>[];
  for (const { _id } of chosen) {
    const body = JSON.stringify({ password });
    await call(`${users}/${textOf(_id)}`, { method: 'PATCH', body }, token);
  }
  return chosen.map(({ phone }) => ({ phone: textOf(phone), password }));
}
