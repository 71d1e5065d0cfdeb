import type { QueryExecutor } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../../server/base/sha256.ts';
import type { Viewer } from '../../../server/chat/viewer.ts';
import { type LookedUp, lookedUp } from '../../../server/live/looked-up.ts';
import { say } from '../../support/chat.ts';
import { countStatements } from '../../support/count-statements.ts';
import { livePerson, type Person } from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const SEVERAL = 6;
const UNKNOWN = 'x'.repeat(43);

let server: TestServer;
let read: LookedUp;
let clerk: Person;
let customers: readonly Person[];

beforeAll(async () => {
  server = await startServer({ alone: true, works: false });
  read = lookedUp(server.app);
  clerk = await livePerson(server, 'admin');
  customers = await Promise.all(
    Array.from({ length: SEVERAL }, () => livePerson(server, 'customer')),
  );
  for (const one of customers) await say(one, 'office', `Salam von ${one.id}`);
});
afterAll(() => server.close());

const tokenOf = ({ token = '' }: { readonly token?: string | undefined }): string => token;

const viewerOf = ({ id, role }: Person): Viewer => ({
  id,
  side: role === 'customer' ? 'customer' : 'staff',
});

describe('what is read for all who connect in the same moment', () => {
  it('is whose tokens they have, by one statement', async () => {
    const tokens = [...customers.map(tokenOf), UNKNOWN, tokenOf(clerk)];
    const [people, count] = await countStatements(server, () =>
      Promise.all(tokens.map(read.person)),
    );
    expect(people.map((one) => one?.id)).toEqual([
      ...customers.map(({ id }) => id),
      undefined,
      clerk.id,
    ]);
    expect(count).toBe(1);
  });

  it('is whether their sessions are alive, by one statement', async () => {
    const hashes = [...customers.map(tokenOf), UNKNOWN].map((token) => sha256(token));
    const [sessions, count] = await countStatements(server, () =>
      Promise.all(hashes.map(read.session)),
    );
    expect(sessions.map((one) => one?.person.id)).toEqual([
      ...customers.map(({ id }) => id),
      undefined,
    ]);
    expect(count).toBe(1);
  });

  it('is what each has not seen, by one statement for each side', async () => {
    await say(clerk, customers[0]?.id ?? '', 'Wird morgen geladen');
    const [unread, count] = await countStatements(server, () =>
      Promise.all([clerk, ...customers, clerk].map((one) => read.unread(viewerOf(one)))),
    );
    const [office, first, ...rest] = unread.map((list) => list.map(({ clientId }) => clientId._id));
    expect(office?.toSorted()).toEqual(customers.map(({ id }) => id).toSorted());
    expect(first).toEqual([customers[0]?.id]);
    expect(rest).toEqual([...Array.from({ length: SEVERAL - 1 }, () => []), office]);
    expect(count).toBe(2);
  });

  it('is read anew the next time', async () => {
    const omar = await livePerson(server, 'customer');
    expect(await read.person(tokenOf(omar))).toMatchObject({ id: omar.id });
    await omar.delete('auth');
    expect(await read.person(tokenOf(omar))).toBeUndefined();
  });

  it('fails for each of them if it cannot be read', async () => {
    const executors = Object.getPrototypeOf(server.database.getExecutor()) as QueryExecutor;
    const query = vi.spyOn(executors, 'executeQuery').mockRejectedValue(new Error('gone'));
    const all = await Promise.allSettled(customers.map((one) => read.person(tokenOf(one))));
    query.mockRestore();
    expect(all.map(({ status }) => status)).toEqual(customers.map(() => 'rejected'));
  });
});
