import { screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { CoreAdminUI } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { prices } from '../../domain/resources/prices.ts';
import { weigthprice } from '../../domain/resources/weigthprice.ts';
import { toResource } from '../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { pricesView } from '../../src/resources/prices.tsx';
import { weigthpriceView } from '../../src/resources/weigthprice.tsx';
import { OWN_API } from '../support/answering.ts';
import { contentBackEnd, idOf } from '../support/content-back-end.ts';
import { asRole } from '../support/generated-screens.tsx';
import { renderPage } from '../support/web.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const elements = [pricesView, weigthpriceView].map(toResource);
const SUITCASE = { name: 'Koffer', direction: 'both', unit: 'piece', price: '45.00', shown: true };

/** Opens the prices over a back end with these prices of a kilogram. */
async function open(weights: Record<string, unknown>[]) {
  const backEnd = contentBackEnd(OWN_API, [
    { definition: prices, rows: [SUITCASE] },
    { definition: weigthprice, rows: weights },
  ]);
  server.use(backEnd.handler);
  await renderPage(
    <CoreAdminUI layout={({ children }) => <main>{children}</main>} disableTelemetry>
      {elements}
    </CoreAdminUI>,
    {
      path: '/prices',
      authProvider: asRole('admin'),
      dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }),
    },
  );
  return backEnd;
}

test('an administrator sees the price of a kilogram above the prices, and the way to its form', async () => {
  await open([{ weigthPrice: '1,75' }]);
  expect(await screen.findByText('€1.75')).toBeVisible();
  const id = idOf(0);
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/weigthprice/${id}`);
});

test('without such a price the list of prices is complete', async () => {
  const backEnd = await open([]);
  await waitFor(() => expect(backEnd.queries('weigthprice').length).toBeGreaterThan(0));
  expect(await screen.findByText('Koffer')).toBeVisible();
  expect(screen.queryByText('Euro per kilogram')).not.toBeInTheDocument();
});
