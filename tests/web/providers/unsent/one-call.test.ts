import { expect, test } from 'vitest';
import type { AppDataProvider } from '../../../../src/providers/app-data-provider.ts';
import { createDataProvider } from '../../../../src/providers/data-provider.ts';
import { CHANGE_RULES } from '../../../../src/providers/unsent/change-rules.ts';
import { serverBehindLine, waitingChanges } from '../../../support/waiting-changes.ts';

const MANY = Array.from({ length: 250 }, (_, at) => `o${at}`);
const order = { id: 'o1', _id: 'o1', __v: 3, wights: 1 };

/** Each method that waits, with as many records as it takes. */
const CALLS: readonly (readonly [string, (provider: AppDataProvider) => Promise<unknown>])[] = [
  ['create', (provider) => provider.create('commands', { data: { wights: 2 } })],
  [
    'update',
    (provider) =>
      provider.update('commands', { id: 'o1', data: { wights: 2, __v: 3 }, previousData: order }),
  ],
  ['delete', (provider) => provider.delete('commands', { id: 'o1', previousData: order })],
  ['updateMany', (provider) => provider.updateMany('commands', { ids: MANY, data: { wights: 2 } })],
  ['deleteMany', (provider) => provider.deleteMany('commands', { ids: MANY })],
  ['notePayments', (provider) => provider.notePayments(MANY.map((id) => ({ id, paid: true })))],
  ['scanParcel', (provider) => provider.scanParcel({ code: '812345678901', mode: 'received' })],
  ['undoScan', (provider) => provider.undoScan('s1')],
  [
    'changeParcel',
    (provider) => provider.changeParcel('812345678901', { state: 'loaded', __v: 1 }),
  ],
  ['changeParcels', (provider) => provider.changeParcels(MANY, 'loaded')],
  [
    'weighParcels',
    (provider) =>
      provider.weighParcels(
        'o1',
        MANY.map((code) => ({ code, weight: 2, __v: 1 })),
      ),
  ],
  ['updateTrip', (provider) => provider.updateTrip('t1', { finish: true, __v: 1 })],
  ['restoreOrder', (provider) => provider.restoreOrder('o1')],
  ['moveRecord', (provider) => provider.moveRecord('gallery', 'g1', { place: 2 })],
  ['keepPreference', (provider) => provider.keepPreference({ key: 'a', value: 1 })],
  ['removePreference', (provider) => provider.removePreference('a')],
  ['changeWorkLine', (provider) => provider.changeWorkLine('unpaid', { snoozedUntil: null })],
  ['markDamageSeen', (provider) => provider.markDamageSeen('d1')],
];

/** Enough for whatever is read from an answer. */
const scan = { code: '1', mode: 'received', result: 'recorded', isUndone: false };
const data = { ...scan, _id: 'x', __v: 4, name: 'A', parcel: null, order: null };

const waiting = Object.entries(CHANGE_RULES).flatMap(([name, rule]) =>
  typeof rule === 'object' ? name : [],
);

test('each method that waits is called here', () => {
  expect(CALLS.map(([name]) => name).toSorted()).toEqual(waiting.toSorted());
});

test.each(CALLS)('each call of %s waits by itself', async (_name, call) => {
  const server = serverBehindLine(() => ({ body: { data } }));
  await call(
    createDataProvider({
      apiUrl: `${window.location.origin}/api/v1`,
      getToken: () => 'a-token',
      fetch: server.fetch,
    }),
  );
  const lost = serverBehindLine(() => ({ body: { data } }));
  lost.line.next = () => 'lost';
  const { provider, unsent } = await waitingChanges({ fetch: lost.fetch });
  await call(provider);
  expect(server.done.length).toBeGreaterThan(0);
  expect(unsent.queue.all()).toHaveLength(server.done.length);
});
