import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answering } from '../../support/answering.ts';

const { provider, answers, calls } = answering();
const PARCEL = {
  code: '800000000001',
  order: 'o1',
  billCode: 'JS-1',
  number: 1,
  of: 1,
  weight: null,
  state: 'registered',
  updatedAt: '2026-03-02T09:30:00.000Z',
  __v: 1,
};

test('the parcels of an order are requested by its id', async () => {
  answers(() => ({ status: 'success', count: 1, data: [PARCEL] }));
  expect(await provider.getParcels('o-1')).toEqual([PARCEL]);
  expect(calls[0]).toMatchObject({ path: 'parcels', query: 'order=o-1' });
});

test('other data is not taken for a parcel', async () => {
  answers(() => ({ data: [{ ...PARCEL, state: 'lost' }, null, PARCEL, { code: 1 }] }));
  expect(await provider.getParcels('o1')).toEqual([PARCEL]);
});

test.each([400, 404, 405, 501])(
  'a back end that answers %i has no parcels, which is not an error',
  async (status) => {
    answers(() => HttpResponse.json({}, { status }));
    expect(await provider.getParcels('o1')).toBeUndefined();
  },
);

test('an expired session is an error here too', async () => {
  answers(() => HttpResponse.json({ code: 'session.ended' }, { status: 401 }));
  await expect(provider.getParcels('o1')).rejects.toMatchObject({ status: 401 });
});
