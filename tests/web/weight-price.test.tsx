import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { fakeBackEnd, idOf } from '../support/fake-back-end.ts';
import { asRole } from '../support/generated-screens.tsx';
import { renderPage } from '../support/web.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const elements = [pricesView, weigthpriceView].map(toResource);
const PARCEL = {
  name: 'Paket bis 10 kg',
  direction: 'both',
  unit: 'parcel',
  price: '25.00',
  shown: true,
  weightFrom: 5,
  weightTo: 10,
};
const SUITCASE = {
  name: 'Koffer',
  direction: 'both',
  unit: 'piece',
  price: '45.00',
  shown: true,
  weightTo: 32,
};

/** Opens the prices over a back end with these prices of a kilogram. */
async function open(
  weights: Record<string, unknown>[],
  { path = '/prices', locale = 'en' }: { path?: string; locale?: 'en' | 'de' } = {},
) {
  const backEnd = fakeBackEnd(OWN_API, [
    { definition: prices, rows: [PARCEL, SUITCASE] },
    { definition: weigthprice, rows: weights },
  ]);
  server.use(backEnd.handler);
  await renderPage(
    <CoreAdminUI layout={({ children }) => <main>{children}</main>} disableTelemetry>
      {elements}
    </CoreAdminUI>,
    {
      path,
      locale,
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

test('the price of a kilogram is shown and typed as is usual in the language', async () => {
  const backEnd = await open([{ weigthPrice: '1.70' }], {
    path: `/weigthprice/${idOf(0)}`,
    locale: 'de',
  });
  const price = await screen.findByRole('textbox', { name: /Kilogramm/ });
  expect(price).toHaveValue('1,70');
  await userEvent.clear(price);
  await userEvent.type(price, '1,8');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(backEnd.rows('weigthprice')).toMatchObject([{ weigthPrice: '1.8' }]));
});

test('without such a price the list of prices is complete', async () => {
  const backEnd = await open([]);
  await waitFor(() => expect(backEnd.queries('weigthprice').length).toBeGreaterThan(0));
  expect(await screen.findByText('Koffer')).toBeVisible();
  expect(screen.queryByText('Euro per kilogram')).not.toBeInTheDocument();
});

test('an administrator sees the weights of a price in one column', async () => {
  await open([]);
  const row = (await screen.findByText('Koffer')).closest('tr');
  if (!row) throw new Error('The price is not in a row.');
  expect(within(row).getByText(/^up to .32\skg/)).toBeVisible();
  expect(screen.getByText(/^5–.10\skg/)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
});

test('a clerk types a weight and reads what it costs in each direction', async () => {
  await open([{ weigthPrice: '1,75' }]);
  const weight = await screen.findByRole('textbox', { name: 'What does a parcel cost?' });
  await userEvent.type(weight, '7,5');
  const answer = screen.getByRole('region', { name: 'What does a parcel cost?' });
  expect(await within(answer).findAllByText('€25.00')).toHaveLength(2);
  expect(within(answer).getAllByText('Paket bis 10 kg')).toHaveLength(2);
  await userEvent.clear(weight);
  await userEvent.type(weight, '20');
  expect(await within(answer).findAllByText('€35.00')).toHaveLength(2);
  expect(within(answer).getAllByText('Euro per kilogram')).toHaveLength(2);
});

test('a clerk who types no weight reads what one is', async () => {
  await open([]);
  const weight = await screen.findByRole('textbox', { name: 'What does a parcel cost?' });
  await userEvent.type(weight, '0');
  expect(await screen.findByText('A weight over 0 and up to 10,000 kg')).toBeVisible();
  expect(weight).toBeInvalid();
});
