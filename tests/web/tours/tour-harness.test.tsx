import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { CoreAdminUI } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tours } from '../../../domain/resources/tours.ts';
import { toResource } from '../../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../../src/providers/data-provider.ts';
import { type Drafts, DraftsContext, memoryDrafts } from '../../../src/providers/drafts.ts';
import { storeSession } from '../../../src/providers/session.ts';
import { toursView } from '../../../src/resources/tours.tsx';
import { OWN_API } from '../../support/answering.ts';
import { fakeBackEnd, idOf } from '../../support/fake-back-end.ts';
import { asRole } from '../../support/generated-screens.tsx';
import { renderPage } from '../../support/web.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const element = toResource({ ...toursView, screens: {} });
const TOUR = {
  _id: idOf(1),
  Tname: 'South',
  status: 'open',
  startDate: '2026-05-04',
  Cities: ['Agadir', 'Tiznit'],
  citiesStatus: [{ city: 'Agadir', status: 'full' }],
};

async function show(drafts: Drafts, path = `/tours/${TOUR._id}`) {
  storeSession({ token: 'a-token', user: { _id: 'clerk' } });
  return renderPage(
    <DraftsContext value={drafts}>
      <CoreAdminUI layout={({ children }) => <main>{children}</main>} disableTelemetry>
        {element}
      </CoreAdminUI>
    </DraftsContext>,
    {
      path,
      authProvider: asRole('admin'),
      dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }),
    },
  );
}

async function open(drafts: Drafts = memoryDrafts()) {
  const backEnd = fakeBackEnd(OWN_API, [{ definition: tours, rows: [TOUR] }]);
  server.use(backEnd.handler);
  return { ...backEnd, ...(await show(drafts)), row: () => backEnd.rows('tours')[0] };
}

const cities = () => screen.findAllByRole('textbox', { name: 'City' });
const cityAt = async (at: number) => {
  const input = (await cities())[at];
  if (!input) throw new Error(`There is no city at ${at}.`);
  return input;
};
const name = async (at: number, value: string) => {
  const input = await cityAt(at);
  await user.click(input);
  fireEvent.change(input, { target: { value } });
};
const press = async (label: string) =>
  user.click(await screen.findByRole('button', { name: label }));

test('a clerk who adds a city with its status sends both lists of the specification', async () => {
  const { row } = await open();
  await press('Add a city');
  await name(2, 'Taroudant');
  await press('Save');
  await waitFor(() => expect(row()?.Cities).toEqual(['Agadir', 'Tiznit', 'Taroudant']));
  expect(row()?.citiesStatus).toEqual([
    { city: 'Agadir', status: 'full' },
    { city: 'Taroudant', status: 'open' },
  ]);
});

test('a clerk who renames a city takes its status along', async () => {
  const { row } = await open();
  await name(0, 'Essaouira');
  await press('Save');
  await waitFor(() => expect(row()?.Cities).toEqual(['Essaouira', 'Tiznit']));
  expect(row()?.citiesStatus).toEqual([{ city: 'Essaouira', status: 'full' }]);
});

test('a clerk who forgets the name of a city gets an error in its row, and nothing is saved', async () => {
  const { changes } = await open();
  await press('Add a city');
  await press('Save');
  await waitFor(async () => expect(await cityAt(2)).toBeInvalid());
  expect(await cityAt(2)).toHaveAccessibleDescription('Required');
  expect(await cityAt(0)).toBeValid();
  expect(changes).toEqual([]);
});

test('a clerk reads which city the back end rejects', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { reject } = await open();
  await name(1, 'Atlantis');
  reject(TOUR._id, 400, {
    code: 'validation.failed',
    fields: { 'Cities.1': ['Nobody drives there.'] },
  });
  await press('Save');
  await waitFor(async () => expect(await cityAt(1)).toBeInvalid());
  expect(await cityAt(0)).toBeValid();
});

test('what was typed into the rows is offered again after the page was closed', async () => {
  const drafts = memoryDrafts();
  const { unmount } = await open(drafts);
  await name(1, 'Taroudant');
  await waitFor(async () => expect(await drafts.find('clerk/')).toHaveLength(1));
  unmount();
  await show(drafts);
  await press('Restore');
  expect(await cityAt(1)).toHaveValue('Taroudant');
  expect(await cityAt(0)).toHaveValue('Agadir');
});

test('a clerk decides between both when somebody else has changed the cities meanwhile', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { meanwhile, row } = await open();
  await name(1, 'Taroudant');
  meanwhile('tours', TOUR._id, { Cities: ['Agadir', 'Tiznit', 'Guelmim'] });
  await press('Save');
  const dialog = await screen.findByRole('dialog', {
    name: 'Somebody else has changed this entry',
  });
  const choice = within(dialog).getByRole('radiogroup', { name: 'Cities' });
  await user.click(within(choice).getByRole('radio', { name: /Theirs/ }));
  await press('Save this choice');
  await waitFor(() => expect(row()?.__v).toBe(2));
  expect(row()?.Cities).toEqual(['Agadir', 'Tiznit', 'Guelmim']);
});

test('a status whose city is missing is named, and can be removed', async () => {
  const { row, meanwhile, unmount } = await open();
  unmount();
  meanwhile('tours', TOUR._id, { Cities: ['Tiznit'] });
  await show(memoryDrafts());
  expect(await screen.findByText(/is no longer a city/)).toHaveTextContent('Agadir:');
  await press('Remove ⁨Agadir⁩');
  await press('Save');
  await waitFor(() => expect(row()?.citiesStatus).toEqual([]));
  expect(row()?.Cities).toEqual(['Tiznit']);
});

test('a clerk reads in the list of tours which ones are over and still open', async () => {
  const rows = [TOUR, { ...TOUR, _id: idOf(2), Tname: 'North' }].map((tour, at) => ({
    ...tour,
    endDate: at === 0 ? '2026-01-02' : '2999-01-02',
  }));
  server.use(fakeBackEnd(OWN_API, [{ definition: tours, rows }]).handler);
  await show(memoryDrafts(), '/tours');
  expect(await screen.findByText('Open, but over')).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
});
