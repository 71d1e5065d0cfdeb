import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { openTrip, type WireTrip } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type One = { data: WireTrip };
type Rejection = { code: string; fields?: Record<string, string> };

let server: TestServer;
let clerk: Client;

beforeEach(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterEach(() => server.close());

const finish = (trip: WireTrip) =>
  clerk.put<One & Rejection>(`trips/${trip._id}`, { finish: true, status: 7 });

describe('the history of a trip', () => {
  const steps = (trip: WireTrip) => (trip.history ?? []).map(({ by, from, to }) => [by, from, to]);

  test('shows who moved it to which step, from its creation to its end', async () => {
    const { body } = await clerk.post<One>('trips', { name: 'A' });
    const trip = body.data;
    expect(steps(trip)).toEqual([['Amina Probe', null, 0]]);
    expect(trip.history?.[0]?.at).toBe(trip.createdAt);
    await clerk.put(`trips/${trip._id}`, { status: 3 });
    await clerk.put(`trips/${trip._id}`, { status: 0, finish: false });
    const ended = (await finish(trip)).body.data;
    expect(steps(ended)).toEqual([
      ['Amina Probe', null, 0],
      ['Amina Probe', 0, 3],
      ['Amina Probe', 3, 0],
      ['Amina Probe', 0, 7],
    ]);
    expect(ended.history?.at(-1)?.at).toBe(ended.finishedAt);
  });

  test('has no line for a change that leaves it at its step', async () => {
    const trip = await openTrip(server, 'A');
    const { body } = await clerk.put<One>(`trips/${trip._id}`, { description: 'Sommer' });
    expect(body.data.history).toEqual(trip.history);
  });

  test('ends with the last step even if the request to finish named no step', async () => {
    const trip = await openTrip(server, 'B');
    const { body } = await clerk.put<One>(`trips/${trip._id}`, { finish: true });
    expect(steps(body.data).at(-1)).toEqual(['Amina Probe', 0, 7]);
  });

  test('is written only by the server', async () => {
    const trip = await openTrip(server, 'A');
    const answer = await clerk.put<Rejection>(`trips/${trip._id}`, { history: [] });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['history']]);
  });

  test('rejects a step that was chosen on a stale version', async () => {
    const trip = await openTrip(server, 'A');
    await clerk.put(`trips/${trip._id}`, { status: 1, __v: trip.__v });
    const late = await clerk.put<Rejection & { current: WireTrip }>(`trips/${trip._id}`, {
      status: 2,
      __v: trip.__v,
    });
    expect([late.status, late.body.code, late.body.current.status]).toEqual([
      409,
      'record.stale',
      1,
    ]);
  });
});
