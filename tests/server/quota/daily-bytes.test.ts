import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnSentence } from '../../../domain/errors.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

const NOON = new Date('2026-11-23T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const LIMIT = 40_000;

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startServer({ env: { DAILY_BYTES: String(LIMIT) }, clock: () => now });
});
afterAll(() => server.close());

type Rejection = { code: string; message: string; sentence: OwnSentence };
const LARGE = { value: 'x'.repeat(15_000) };

async function someone(role: 'customer' | 'admin' = 'customer'): Promise<Client> {
  const { phone } = await addPerson(server, role);
  return signIn(server, phone);
}
const keep = (who: Client, name: string, headers: Record<string, string> = {}) =>
  who.put<Rejection>(`preferences/${name}`, LARGE, headers);
const keyed = () => ({ 'idempotency-key': randomUUID() });
const storedBytes = async (): Promise<number> => {
  const rows = await server.database.selectFrom('idempotency').select('body').execute();
  return rows.reduce((sum, { body }) => sum + String(body ?? '').length, 0);
};

describe('a customer who writes much', () => {
  it('reaches a daily limit in bytes, and reads in each language which and until when', async () => {
    now = NOON;
    const who = await someone();
    for (const name of ['one', 'two']) expect((await keep(who, name)).status).toBe(200);
    const { status, body, headers } = await keep(who, 'three');
    expect([status, body.code]).toEqual([429, 'quota.reached']);
    expect(headers.get('retry-after')).toBe(String(DAY_MS / 1000));
    expect(body.sentence.en).toContain('(0.04 MB)');
    expect(body.sentence.en).toContain('24 November 2026 at 13:00');
    expect(body.sentence.de).toContain('0,04 MB');
    expect(body.sentence.de).toContain('24. November 2026 um 13:00 Uhr');
    expect(body.sentence.fr).toContain('24 novembre 2026');
    expect(body.sentence.ar).toContain('24 نونبر 2026');
    now = new Date(NOON.getTime() + DAY_MS);
    expect((await keep(who, 'three')).status).toBe(200);
  });

  it('fills no more than that with the answers that are stored under keys', async () => {
    now = NOON;
    const who = await someone();
    const before = await storedBytes();
    const answers = [];
    for (let time = 0; time < 5; time++) answers.push((await keep(who, 'same', keyed())).status);
    // Each counts its body and its answer.
    expect(answers).toEqual([200, 429, 429, 429, 429]);
    const stored = (await storedBytes()) - before;
    expect(stored).toBeGreaterThan(LARGE.value.length);
    expect(stored).toBeLessThan(LIMIT);
  });

  it('is not charged for an answer that is given again', async () => {
    now = NOON;
    const who = await someone();
    const key = keyed();
    for (let time = 0; time < 5; time++) expect((await keep(who, 'one', key)).status).toBe(200);
  });

  it('is charged for many small calls too', async () => {
    now = NOON;
    const who = await someone();
    const statuses = new Set<number>();
    for (let time = 0; time < 90; time++) {
      statuses.add((await who.delete('preferences/nothing', undefined, keyed())).status);
    }
    expect([...statuses]).toEqual([204, 429]);
  });

  it('does not wait for days after a clock was put back', async () => {
    now = new Date(NOON.getTime() + 30 * DAY_MS);
    const who = await someone();
    for (const name of ['one', 'two', 'three']) await keep(who, name);
    now = NOON;
    const again = await signIn(server, await phoneOf(who));
    expect((await keep(again, 'three')).status).toBe(200);
  });

  it('affects neither others nor the staff', async () => {
    now = NOON;
    const [clerk, other] = [await someone('admin'), await someone()];
    for (const name of ['one', 'two', 'three']) {
      expect((await keep(clerk, name)).status).toBe(200);
    }
    expect((await keep(other, 'one')).status).toBe(200);
  });
});

async function phoneOf(who: Client): Promise<string> {
  const { body } = await who.get<{ user: { phone: string } }>('auth/me');
  return body.user.phone;
}
