import { expect, test } from 'vitest';
import { type Loading, loadedOf } from '../../../domain/parcels/loading.ts';
import { warehouseHarness } from '../../support/parcels.ts';
import { openTrip, placeOrder } from '../../support/records.ts';
import { signInAs } from '../../support/server.ts';

const warehouse = warehouseHarness();
const { parcelsOf } = warehouse;

const loadingOf = async (trip: string): Promise<Loading> =>
  (await warehouse.clerk.get<{ data: Loading }>(`trips/${trip}/loading`)).body.data;

test('a trip says how many of its parcels are loaded and names the others, also when it is over', async () => {
  const trip = await openTrip(warehouse.server, 'A');
  const of = (address: string, more: object = {}) =>
    placeOrder(warehouse.server, {
      commandMode: 'tracking',
      recipient: { firstName: 'Yassin', phone: '+212661234567', address },
      ...more,
    });
  const south = await of('Agadir, Rue 1', { numofpackages: 2 });
  const north = await of('Tanger, Rue 1', { numofpackages: 1 });
  await placeOrder(warehouse.server, { numofpackages: 5, commandMode: 'facturation' });
  await placeOrder(warehouse.server, { numofpackages: 5, tripGroup: 'B' });
  const [first, second] = await parcelsOf(south);
  await warehouse.clerk.put(`parcels/${first?.code}`, { state: 'loaded' });
  await warehouse.clerk.put(`parcels/${first?.code}`, { state: 'delivered' });
  await warehouse.clerk.put(`parcels/${second?.code}`, { state: 'missing' });

  const loading = await loadingOf(trip._id);
  expect(loadedOf(loading.states)).toEqual({ parcels: 3, loaded: 1 });
  expect(loading.states).toEqual({
    registered: 1,
    received: 0,
    loaded: 0,
    delivered: 1,
    missing: 1,
  });
  const [ofNorth] = await parcelsOf(north);
  const facts = { recipient: 'Yassin' } as const;
  expect(loading.left).toEqual([
    {
      ...facts,
      code: ofNorth?.code,
      order: north._id,
      billCode: north.billCode,
      number: 1,
      of: 1,
      state: 'registered',
      destination: 'Tanger',
    },
    {
      ...facts,
      code: second?.code,
      order: south._id,
      billCode: south.billCode,
      number: 2,
      of: 2,
      state: 'missing',
      destination: 'Agadir',
    },
  ]);

  await warehouse.clerk.put(`trips/${trip._id}`, { finish: true });
  expect(await loadingOf(trip._id)).toEqual(loading);
  const next = await openTrip(warehouse.server, 'A');
  expect((await loadingOf(next._id)).left).toEqual([]);
});

test('the loading of a trip is for staff only, and of one that exists', async () => {
  const nowhere = 'trips/01890000-0000-7000-8000-000000000000/loading';
  expect((await warehouse.clerk.get(nowhere)).status).toBe(404);
  const customer = await signInAs(warehouse.server, 'customer');
  expect((await customer.get(nowhere)).status).toBe(403);
});
