import { expect, test, vi } from 'vitest';
import { memoryUnsent } from '../../../../src/providers/unsent/unsent-store.ts';
import { twoTabs, waitingChanges } from '../../../support/waiting-changes.ts';

const order = { id: 'o1', _id: 'o1', __v: 3, wights: 1 };
const weighing = { id: 'o1', data: { wights: 5, __v: 3 }, previousData: order };

/** A line on which each call hangs until it is decided what becomes of it. */
function hangingLine() {
  const calls: { answer: (status: number, body?: unknown) => void; lose: () => void }[] = [];
  const fetch: typeof globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      calls.push({
        answer: (status, body = {}) => resolve(Response.json(body, { status })),
        lose: () => reject(new TypeError('Failed to fetch')),
      });
    });
  const next = async () => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
    return calls.shift() as (typeof calls)[number];
  };
  return { fetch, next };
}

/** A change that waits, and is on its way to the server. */
async function sendingOne(tabs = twoTabs()) {
  const line = hangingLine();
  const store = memoryUnsent();
  const made = await waitingChanges({ fetch: line.fetch, store, tabs: tabs[0] });
  const changing = made.provider.update('commands', weighing);
  (await line.next()).lose();
  await changing;
  const sending = made.unsent.sender.sendNow();
  const call = await line.next();
  const [change] = made.unsent.queue.all();
  if (!change) throw new Error('Nothing waits.');
  const isOver = async () => {
    await sending;
    expect(made.unsent.queue.all()).toEqual([]);
    expect(await store.all('p1')).toEqual([]);
  };
  return { ...made, store, call, change, isOver };
}

test.each([
  ['the line is lost', 0],
  ['the server fails', 500],
  ['it is not accepted', 422],
  ['somebody else has changed the record', 409],
])('all that is given up stays so if %s', async (_, status) => {
  const { unsent, call, isOver } = await sendingOne();
  await unsent.queue.clear('p1');
  if (status === 0) call.lose();
  else call.answer(status, { code: 'record.stale', current: { ...order, paid: true, __v: 4 } });
  await isOver();
});

test('so does one change that is given up', async () => {
  const { unsent, call, change, isOver } = await sendingOne();
  await unsent.discard(change);
  call.answer(422, { code: 'record.invalid' });
  await isOver();
});

test('so does one that another tab gives up', async () => {
  const tabs = twoTabs();
  const { store, call, change, unsent, isOver } = await sendingOne(tabs);
  const other = await waitingChanges({ fetch: hangingLine().fetch, store, tabs: tabs[1] });
  await other.unsent.queue.remove(change);
  await vi.waitFor(() => expect(unsent.queue.all()).toEqual([]));
  call.answer(422, { code: 'record.invalid' });
  await isOver();
});

test('a change that was made just before is not stored after all was given up', async () => {
  const line = hangingLine();
  const store = memoryUnsent();
  const { provider, unsent } = await waitingChanges({ fetch: line.fetch, store });
  const changing = provider.update('commands', weighing);
  const call = await line.next();
  await unsent.queue.clear('p1');
  call.lose();
  await expect(changing).rejects.toMatchObject({ status: 0 });
  expect(await store.all('p1')).toEqual([]);
  // What is done after that waits as ever.
  const later = provider.update('commands', weighing);
  (await line.next()).lose();
  await later;
  expect(await store.all('p1')).toHaveLength(1);
});

test('a change is never stored for whoever signs in while it is on its way', async () => {
  const line = hangingLine();
  const store = memoryUnsent();
  let person = 'p1';
  const { provider } = await waitingChanges({ fetch: line.fetch, store, person: () => person });
  const first = provider.update('commands', weighing);
  const behind = provider.update('commands', { ...weighing, data: { wights: 6 } });
  const call = await line.next();
  person = 'p2';
  call.lose();
  const ends = await Promise.allSettled([first, behind]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([...(await store.all('p1')), ...(await store.all('p2'))]).toEqual([]);
});
