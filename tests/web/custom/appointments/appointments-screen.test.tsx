import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminUI } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { berlinMoment } from '../../../../domain/berlin-clock.ts';
import { appointments } from '../../../../domain/resources/appointments.ts';
import { berlinNow } from '../../../../src/custom/appointments/appointment-dates.ts';
import { toResource } from '../../../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../../../src/providers/data-provider.ts';
import { appointmentsView } from '../../../../src/resources/appointments.tsx';
import { OWN_API } from '../../../support/answering.ts';
import { asRole } from '../../../support/generated-screens.tsx';
import { renderPage } from '../../../support/web.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the appointments open at today, and those that are over are one click away', async () => {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get(`${OWN_API}/preferences`, () => HttpResponse.json({ status: 'success', data: [] })),
    http.get(`${OWN_API}/${appointments.path}`, ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return HttpResponse.json({ status: 'success', count: 0, data: [] });
    }),
  );
  await renderPage(<CoreAdminUI disableTelemetry>{[toResource(appointmentsView)]}</CoreAdminUI>, {
    path: '/appointments',
    authProvider: asRole('admin'),
    dataProvider: createDataProvider({
      apiUrl: OWN_API,
      getToken: () => 'a-token',
      definitions: { appointments },
    }),
  });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  const today = berlinMoment({ day: berlinNow().day, minute: 0 }).toISOString();
  expect(queries.map((query) => query.get('start[gte]'))).toContain(today);
  expect(queries.every((query) => query.has('start[gte]'))).toBe(true);
  await userEvent.click(chips.getByTitle(/^Remove the filter/));
  await waitFor(() => expect(queries.at(-1)?.has('start[gte]')).toBe(false));
});
