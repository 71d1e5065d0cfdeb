import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { countIssued } from '../../../src/custom/orders/bulk/issued-count.ts';
import { createDataProvider } from '../../../src/providers/data-provider.ts';
import { API } from '../../support/order-back-end.ts';
import { ownNetwork } from '../../support/render-orders.tsx';

const network = ownNetwork();
const provider = createDataProvider({ apiUrl: API, getToken: () => 'a-token' });

/** As long as the ids of our own back end. */
const ids = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  );

/** Every second order is invoiced; the third call may fail. */
function answer({ isBroken = false } = {}) {
  const requested: string[] = [];
  const rejected: string[] = [];
  network.use(
    http.get(`${API}/invoices`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      requested.push(...searchParams.getAll('order'));
      // Node rejects headers of more than 16 kB; half of that is left for what proxies add.
      if (search.length > 8_192) rejected.push(search);
      if (isBroken && requested.length > 200) {
        return HttpResponse.json({ code: 'access.denied' }, { status: 403 });
      }
      const count = searchParams.getAll('order').length / 2;
      return HttpResponse.json({ count, data: [] });
    }),
  );
  return { requested, rejected };
}

it('a clerk who selects hundreds of orders learns of every invoice, in URLs short enough for any server', async () => {
  const { requested, rejected } = answer();
  expect(await countIssued(provider, ids(1_200))).toBe(600);
  expect(requested.toSorted()).toEqual(ids(1_200));
  expect(rejected).toEqual([]);
});

it('a count with a missing part fails as a whole', async () => {
  answer({ isBroken: true });
  await expect(countIssued(provider, ids(300))).rejects.toMatchObject({ status: 403 });
});
