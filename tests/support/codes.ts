import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { CODE_CHARACTERS, type CodePurpose } from '../../domain/people/sign-in-codes.ts';
import type { DB } from '../../server/database/database-types.ts';
import type { TestServer } from './server.ts';

/** The codes that are on their way to a number, the newest first. */
export async function codesTo(database: Kysely<DB>, phone: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('outbox')
    .select(['secret'])
    .where('phone', '=', phone)
    .where('purpose', '=', 'security')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ secret }) => secret ?? '');
}

let addresses = 0;

/** An address that was never used before. */
export const freshAddress = (): string => {
  addresses += 1;
  return `198.52.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

let networks = 0;

/** An address in the network of a provider that was never used before. */
export const addressElsewhere = (): string => {
  networks += 1;
  return `${11 + Math.floor(networks / 250)}.${networks % 250}.0.1`;
};

/** The headers of a call from an address, for a server that trusts its proxy. */
export const at = (address: string) => ({ 'x-forwarded-for': address });

/** Another code than this one, in the same characters. */
export const wrong = (code: string): string =>
  `${code.slice(0, 5)}${[...CODE_CHARACTERS].find((one) => one !== code[5])}`;

const PATHS: Record<CodePurpose, string> = { recovery: 'forgetpassword', signIn: 'signincode' };

export const NEW_PASSWORD = 'drei Esel am Brunnen';

type Reset = { phone: string; code: string; password?: string; address: string };

/** Calls with codes. */
export const codeCalls = (server: () => TestServer) => ({
  /** Requests a code, and returns the one that waits in the outbox. */
  async ask(phone: string, address: string, purpose: CodePurpose = 'recovery'): Promise<string> {
    const { stranger, database } = server();
    const path = `auth/${PATHS[purpose]}`;
    const { status, body } = await stranger.post(path, { phone }, at(address));
    expect([status, body.data]).toEqual([200, { sent: true }]);
    const [code = ''] = await codesTo(database, phone);
    return code;
  },

  /** What the attempt to set a password with a code is answered with. */
  async reset({ phone, code, password = NEW_PASSWORD, address }: Reset): Promise<unknown> {
    const path = `auth/resetpassword/${encodeURIComponent(code)}`;
    const { status, body } = await server().stranger.post(path, { phone, password }, at(address));
    expect(status).toBe(200);
    return body.data;
  },

  enter: (phone: string, code: string, address: string) =>
    server().stranger.post(`auth/signincode/${code}`, { phone }, at(address)),
});
