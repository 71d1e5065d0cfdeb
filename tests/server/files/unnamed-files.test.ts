import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { removeDueFiles } from '../../../server/resources/discarded-files.ts';
import { drawing } from '../../support/pictures.ts';
import { placeOrder } from '../../support/records.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A file that is left over when the process is killed before a record names it. */
async function store(kind: string, on = server): Promise<string> {
  const name = `${kind}-${newId()}.png`;
  await on.app.blobs.put(name, await drawing());
  return name;
}

const isStored = async (name: string, on = server): Promise<boolean> =>
  (await on.app.blobs.stat(name)) !== undefined;

/** Runs the hourly work so many hours from now. Returns how many files it has removed. */
function workAfter(hours: number): Promise<number> {
  const { app } = server;
  const now = new Date(Date.now() + hours * HOUR_MS);
  return removeDueFiles(app.engine, { now, signal: new AbortController().signal });
}

test('a file that no record names is removed a day later', async () => {
  const names = [await store('picture'), await store('document')];
  expect(await workAfter(23)).toBe(0);
  expect(await Promise.all(names.map((name) => isStored(name)))).toEqual([true, true]);
  expect(await workAfter(25)).toBe(2);
  expect(await Promise.all(names.map((name) => isStored(name)))).toEqual([false, false]);
  expect(await workAfter(26)).toBe(0);
});

test('a file that a record names stays, even while the record is in the bin', async () => {
  const [front, back] = [await store('document'), await store('document')];
  await placeOrder(server, { frontId: front });
  const { _id } = await placeOrder(server, { backId: back });
  const binned = { deleted_at: new Date() };
  await server.database.updateTable('orders').set(binned).where('id', '=', _id).execute();
  expect(await workAfter(25)).toBe(0);
  expect([await isStored(front), await isStored(back)]).toEqual([true, true]);
});

test('a file of a kind that the server does not know stays for ever', async () => {
  const name = await store('keepsake');
  expect(await workAfter(24 * 400)).toBe(0);
  expect(await isStored(name)).toBe(true);
});

test('a file that this database has not noted stays, because the folder may belong to another one', async () => {
  const name = await store('document');
  await server.database.deleteFrom('discarded_file').execute();
  expect(await workAfter(24 * 400)).toBe(0);
  expect(await isStored(name)).toBe(true);
});

test('more files than are checked at once are all removed', async () => {
  const names = Array.from({ length: 501 }, () => `picture-${newId()}.png`);
  const at = new Date();
  const notes = names.map((name) => ({ name, at }));
  await server.database.insertInto('discarded_file').values(notes).execute();
  await workAfter(1);
  const left = await server.database.selectFrom('discarded_file').select('name').execute();
  expect(left).toEqual([]);
});

test('a file is noted before it is stored, so that it is not lost if the process is killed', async () => {
  const name = `picture-${newId()}.png`;
  const seen: string[] = [];
  async function* killed() {
    const notes = server.database.selectFrom('discarded_file').select('name');
    seen.push(...(await notes.where('name', '=', name).execute()).map((row) => row.name));
    yield Buffer.from('the first bytes');
    throw new Error('killed');
  }
  await expect(server.app.blobs.put(name, Readable.from(killed()))).rejects.toThrow('killed');
  expect(seen).toEqual([name]);
  expect(await isStored(name)).toBe(false);
});

test('the server checks every hour on its own, and logs how many files it has removed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let now = new Date();
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    await using own = await startServer({ clock: () => now, logTo });
    const name = await store('picture', own);
    now = new Date(now.getTime() + 25 * HOUR_MS);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await expect.poll(() => isStored(name, own)).toBe(false);
    const notified = () => lines.filter((line) => line.includes('files that no record names'));
    await expect.poll(notified).toEqual([expect.stringContaining('"removed":1')]);
  } finally {
    vi.useRealTimers();
  }
});
