import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, anyone, staff } from '../../domain/access.ts';
import { defineResource } from '../../domain/define.ts';
import { text } from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';
import { MODULES } from '../../server/app.ts';
import { afterCommit, inTransaction } from '../../server/resources/in-transaction.ts';
import type { Module } from '../../server/resources/module.ts';
import { callOf, writing } from '../../server/resources/request-context.ts';
import { type Client, clientOf } from '../support/client.ts';
import { signInAs, startServer, type TestServer } from '../support/server.ts';

const notes = defineResource({
  name: 'notes',
  fields: { line: text({ required: true, max: 40 }), secret: text({ read: staff, filter: true }) },
  represent: (note) => note.line,
  access: { list: anyone, show: anyone, create: admin, edit: admin, delete: admin },
});

/** What happened, in its order. */
const notified: string[] = [];
const lines: string[] = [];
const runs: string[] = [];

const isWritten = async (line: unknown): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from content where resource = 'notes' and data ->> 'line' = ${line}
  `.execute(server.database);
  return rows.length > 0;
};

const first: Module = {
  name: 'first',
  resources: {
    notes: {
      hooks: {
        async creating({ after }, context) {
          context.afterCommit('telling others', async () => {
            notified.push(
              `${after.line} is ${(await isWritten(after.line)) ? 'written' : 'missing'}`,
            );
          });
          return { values: { line: `${after.line}!` } };
        },
      },
      routes: (app, { definition }) =>
        void app.get(`/${definition.path}/count`, async () => ({ count: notified.length })),
    },
  },
  jobs: () => [{ name: 'counting its runs', work: async () => void runs.push('once') }],
};

const second: Module = {
  name: 'second',
  resources: {
    notes: {
      hooks: {
        async creating({ after }, context) {
          if (after.line === 'refused') throw new Error('The second module rejects.');
          if (after.line === 'broken') {
            context.afterCommit('ringing a bell', () => {
              throw new Error('The bell is broken.');
            });
          }
          return {};
        },
      },
    },
  },
  routes: async (app) => {
    app.post('/bells', (request) =>
      writing(callOf(request), async ({ actor, afterCommit: later }) => {
        later('ringing', () => void notified.push(`${actor.name} rang`));
        return { data: { rung: true } };
      }),
    );
  },
};

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer({
    definitions: { ...resources, notes },
    modules: [...MODULES, first, second],
    logTo: { write: (line) => void lines.push(line) },
  });
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

describe('a part of the business', () => {
  it('extends a resource beside another one, and is notified once the record is certain', async () => {
    notified.length = 0;
    const answer = await clerk.post('notes', { line: 'salam' });
    expect(answer).toMatchObject({ status: 201, body: { data: { line: 'salam!' } } });
    expect(notified).toEqual(['salam is missing']);
    expect(await isWritten('salam!')).toBe(true);
    expect((await clerk.get('notes/count')).body).toEqual({ count: 1 });
  });

  it('is not notified of a record that another part rejects', async () => {
    notified.length = 0;
    expect((await clerk.post('notes', { line: 'refused' })).status).toBe(500);
    expect(await isWritten('refused!')).toBe(false);
    expect(notified).toEqual([]);
  });

  it('that fails after the commit is logged, and the record stays', async () => {
    notified.length = 0;
    expect((await clerk.post('notes', { line: 'broken' })).status).toBe(201);
    expect(await isWritten('broken!')).toBe(true);
    expect(notified).toHaveLength(1);
    expect(lines.join('\n')).toContain('ringing a bell failed after the change was saved');
  });

  it('writes by the one way of all, and answers a repeated call without writing again', async () => {
    notified.length = 0;
    const key = { 'idempotency-key': 'one-bell' };
    const [once, again] = [await clerk.post('bells', {}, key), await clerk.post('bells', {}, key)];
    expect(once.body).toEqual({ status: 'success', data: { rung: true } });
    expect(again.body).toEqual(once.body);
    expect(notified).toEqual(['Amina Probe rang']);
  });

  it('does its work in the background', () => {
    expect(runs).toEqual(['once']);
  });
});

describe('a reader without a session', () => {
  it('reads what is for anyone, but not what only others may see, and writes nothing', async () => {
    const { body } = await clerk.post<{ data: { _id: string } }>('notes', {
      line: 'public',
      secret: 'for the office',
    });
    const { _id } = body.data;
    const one = await server.stranger.get(`notes/${_id}`);
    expect(one).toMatchObject({ status: 200, body: { data: { line: 'public!' } } });
    expect(one.body.data).not.toHaveProperty('secret');
    expect((await clerk.get(`notes/${_id}`)).body.data).toHaveProperty('secret');
    const head = await clerk.head(`notes?secret=${encodeURIComponent('for the office')}`);
    expect(head.status, 'HEAD of what only the office may ask').toBe(200);
    const all = await server.stranger.get<{ count: number }>('notes');
    expect(all.status).toBe(200);
    expect(all.body.count).toBeGreaterThan(0);
    expect((await server.stranger.get('notes?secret=x')).status).toBe(400);
    expect((await server.stranger.post('notes', { line: 'mine' })).status).toBe(401);
    expect((await server.stranger.delete(`notes/${_id}`)).status).toBe(401);
  });

  it('reads it with the token of a session that has ended, too', async () => {
    const former = clientOf(server.url, 'x'.repeat(43));
    expect((await former.get('notes')).status).toBe(200);
    expect((await former.get('commands')).body.code).toBe('session.ended');
  });
});

describe('what waits for a commit', () => {
  it('is done once where the transaction is tried again after a deadlock', async () => {
    const done: number[] = [];
    let attempts = 0;
    await inTransaction(server.database, async (transaction) => {
      attempts += 1;
      const attempt = attempts;
      afterCommit(transaction, async () => void done.push(attempt));
      if (attempts === 1) await deadlock();
    });
    expect([attempts, done]).toEqual([2, [2]]);
  });

  it('needs a transaction that can keep the promise', async () => {
    const early = server.database
      .transaction()
      .execute(async (transaction) => afterCommit(transaction, async () => {}));
    await expect(early).rejects.toThrow('Only work of inTransaction');
  });
});

/** Fails as PostgreSQL does when it ends a deadlock. */
const deadlock = () =>
  sql`do $$ begin raise exception 'stuck' using errcode = '40P01'; end $$`.execute(server.database);
