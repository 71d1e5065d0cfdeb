import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Field } from '../../../domain/fields.ts';
import { viewOf } from '../../../src/kit/view/view.ts';
import { machines } from '../../support/every-kind.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { openMore } from '../../support/more-tools.ts';
import { setScreenWidth } from '../../support/web.tsx';

const saved = vi.hoisted(() => ({ blobs: [] as Blob[] }));
vi.mock('../../../src/kit/export/download-file.ts', () => ({
  downloadFile: (_name: string, blob: Blob) => void saved.blobs.push(blob),
}));

const FIELDS: [string, Field][] = Object.entries(machines.fields);
/** Fields of every kind that a person may read. */
const readable = FIELDS.flatMap(([name, { read }]) => (read ? [] : [name]));

/** Every field is a column, whatever its kind. */
const garage = viewOf(
  { ...machines, name: 'garage', path: 'garage' },
  { list: { columns: readable as never, hidden: [] } },
);
const { open } = generatedScreens(garage);
const user = userEvent.setup({ delay: null });

const VALUES = {
  plate: 'HH-AB 1',
  notes: 'Brakes\nsqueak',
  contact: 'fleet@example.org',
  registration: 'https://example.org/registration',
  driverPhone: '+212661234567',
  description: '<p>Sturdy and <b>blue</b></p>',
  seats: 3,
  payload: 1250.5,
  wear: 12,
  price: '25000.50',
  leased: true,
  inspection: '2026-05-04',
  washedAt: '2026-01-02T09:30:00.000Z',
  state: 'driving',
  axles: 2,
  tour: { _id: idOf(1), Tname: 'North', status: 'open' },
  earlierTours: [],
  tags: ['cold', 'fast'],
  size: { length: 7, hull: 'steel' },
  tyres: [{ brand: 'Atlas', depth: 4.5 }],
  picture: null,
  licence: 'document-1.pdf',
  greeting: { en: 'Welcome', de: 'Willkommen' },
  insurance: 'full',
  serial: 'S-77',
};
/** What a reader finds of each kind: text, number, money, day, moment, choice, record, list, group. */
const SHOWN = [
  'HH-AB 1',
  'fleet@example.org',
  '+212 661 234 567',
  'blue',
  '1,250.5',
  '€25,000.50',
  '04/05/26',
  '02/01/26 10:30',
  'Is driving',
  'North',
  'cold',
  'Welcome',
  'S-77',
];
const openGarage = (path: string) =>
  open(path, { prepare: (backEnd) => backEnd.meanwhile('garage', idOf(0), VALUES) });
const holdsAll = (element: HTMLElement, texts: readonly string[]) =>
  waitFor(() => {
    const seen = element.textContent?.replaceAll('\u00a0', ' ') ?? '';
    expect(texts.filter((text) => !seen.includes(text))).toEqual([]);
  });

test('a clerk reads values of every kind in a table', async () => {
  setScreenWidth(1440);
  await openGarage('/garage');
  const cell = await screen.findByText('HH-AB 1');
  const row = cell.closest('tr');
  if (!row) throw new Error('The value stands in no row.');
  await holdsAll(row, SHOWN);
  expect(within(row).getByTitle('Yes')).toBeInTheDocument();
  expect(within(row).getByTitle('A file is stored')).toBeInTheDocument();
});

test('a clerk on a phone reads values of different kinds on a card', async () => {
  setScreenWidth(390);
  await openGarage('/garage');
  const name = await screen.findByText('HH-AB 1');
  const card = name.closest('li');
  if (!card) throw new Error('The value stands on no card.');
  await holdsAll(card, ['Label of contact', 'fleet@example.org', '+212 661 234 567']);
});

test('a clerk reads values of every kind on the page of a record', async () => {
  setScreenWidth(1440);
  await openGarage(`/garage/${idOf(0)}/show`);
  const main = await screen.findByRole('main');
  await holdsAll(main, [...SHOWN, 'steel', 'Atlas']);
});

test.each([
  ['in a table', '/garage'],
  ['on the page of a record', `/garage/${idOf(0)}/show`],
])(
  'a clerk reads the names of several records that are stored by their ids, %s',
  async (_, path) => {
    setScreenWidth(1440);
    const backEnd = await open(path, {
      prepare: (stored) => {
        stored.meanwhile('tours', idOf(1), { Tname: 'North Tour' });
        stored.meanwhile('tours', idOf(2), { Tname: 'South Tour' });
        const earlierTours = [idOf(1), idOf(2), idOf(99)];
        stored.meanwhile('garage', idOf(0), { ...VALUES, earlierTours });
      },
    });
    const page = await screen.findByRole('main');
    await holdsAll(page, ['North Tour', 'South Tour', '–']);
    const requested = backEnd.queries('tours').map((query) => query.getAll('_id'));
    expect(requested.flat()).toEqual(expect.arrayContaining([idOf(1), idOf(2), idOf(99)]));
    expect(requested.flat().filter((id) => id.includes(','))).toEqual([]);
  },
);

test('the actions of a record share several lines where one is too narrow', async () => {
  setScreenWidth(390);
  await openGarage(`/garage/${idOf(0)}/show`);
  const action = await screen.findByRole('button', { name: 'returnHome' });
  const toolbar = action.closest('.MuiToolbar-root');
  expect(toolbar).toHaveStyle({ display: 'flex', flexWrap: 'wrap' });
});

test('a clerk edits each kind of value in an input of its own', async () => {
  setScreenWidth(1440);
  await openGarage(`/garage/${idOf(0)}`);
  await screen.findByDisplayValue('HH-AB 1');
  for (const value of ['25000.50', '04/05/2026', 'full', 'steel', 'Atlas', 'Welcome']) {
    expect(screen.getByDisplayValue(value)).toBeInTheDocument();
  }
  expect(await screen.findByRole('group', { name: 'Label of picture' })).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Label of leased' })).toBeChecked();
});

test('a clerk who types another day of a moment keeps its time', async () => {
  setScreenWidth(1440);
  const backEnd = await openGarage(`/garage/${idOf(0)}`);
  const day = await screen.findByDisplayValue('02/01/2026');
  expect(screen.getByDisplayValue('10:30')).toBeInTheDocument();
  await user.clear(day);
  await user.type(day, '12/11/2026');
  expect(screen.getByDisplayValue('10:30')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backEnd.changes).toHaveLength(1));
  expect(backEnd.changes[0]?.body).toMatchObject({ washedAt: '2026-11-12T09:30:00.000Z' });
});

test('a clerk exports values of every kind in plain text', async () => {
  setScreenWidth(1440);
  await openGarage('/garage');
  await screen.findByText('HH-AB 1');
  await openMore();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved.blobs).toHaveLength(1));
  const table = (await saved.blobs[0]?.text()) ?? '';
  for (const text of [
    'Sturdy and blue',
    'Is driving',
    'North',
    'cold, fast',
    'Atlas, 4,5',
    'Welcome',
    'steel',
  ]) {
    expect(table).toContain(text);
  }
  expect(table).not.toMatch(/\[object|\{"|<p>/);
});
