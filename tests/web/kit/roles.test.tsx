import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, anyone } from '../../../domain/access.ts';
import { date, group, integer, money, text } from '../../../domain/fields.ts';
import { NO_GRANTS } from '../../../domain/roles/grants.ts';
import { viewOf } from '../../../src/kit/view/view.ts';
import { storeSession } from '../../../src/providers/session.ts';
import { machines } from '../../support/every-kind.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { openMore } from '../../support/more-tools.ts';
import { setScreenWidth } from '../../support/web.tsx';

const saved = vi.hoisted(() => ({ blobs: [] as Blob[] }));
vi.mock('../../../src/kit/export/download-file.ts', () => ({
  downloadFile: (_name: string, blob: Blob) => void saved.blobs.push(blob),
}));

/** A resource whose prices and hull only administrators see, and whose insurance only they change. */
const fleet = viewOf(
  {
    name: 'fleet',
    path: 'fleet',
    fields: {
      plate: text({ required: true, search: true, filter: true }),
      price: money({ read: admin, filter: 'range' }),
      inspection: date({ filter: 'range' }),
      size: group({ length: integer(), hull: text({ read: admin, filter: true }) }),
      insurance: text({ write: admin, default: 'none' }),
    },
    represent: machines.represent as (record: never) => string,
    access: { list: anyone, show: anyone, create: anyone, edit: anyone, delete: admin },
  },
  {
    list: {
      columns: ['plate', 'price', 'inspection'],
      hidden: ['insurance'],
      sort: ['price', 'DESC'],
    },
  },
);
const { open } = generatedScreens(fleet);
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const RECORD = `/fleet/${idOf(3)}`;

beforeEach(() => setScreenWidth(1280));

/** Opens a page for an employee whose composed role grants nothing but exports. */
function openAsDriver(path: string) {
  const grants = { ...NO_GRANTS, parts: ['exports'] as const };
  storeSession({ token: 'driver', user: { _id: 'driver', role: 'employee', grants } });
  return open(path, { role: 'employee' });
}
const expectNothingWithheld = () => {
  expect(screen.queryByText(/Label of price/)).toBeNull();
  expect(screen.queryByText(/Label of size.hull/)).toBeNull();
};

describe('somebody from whom fields are hidden', () => {
  test('finds no column for them, not even to choose, and the list is not sorted by them', async () => {
    const backEnd = await openAsDriver('/fleet');
    const table = await screen.findByRole('grid');
    expect(within(table).getByText('Label of plate')).toBeVisible();
    await openMore();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByLabelText('Label of insurance')).toBeInTheDocument();
    expectNothingWithheld();
    expect(backEnd.queries('fleet').map((query) => query.get('sort'))).toEqual(['plate']);
  });

  test('can filter by other fields alone', async () => {
    await openAsDriver('/fleet');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('textbox', { name: 'Label of plate' })).toBeVisible();
    expectNothingWithheld();
  });

  test('is shown the list of a link or a saved view that names them, without its filters and order', async () => {
    const filter = encodeURIComponent(
      JSON.stringify({ price: { gte: '1' }, size: { hull: 'x' }, plate: 'Ahorn0' }),
    );
    const backEnd = await openAsDriver(`/fleet?sort=price&order=ASC&filter=${filter}`);
    const last = () => backEnd.queries('fleet').at(-1)?.toString();
    await waitFor(() => expect(last()).not.toMatch(/price|hull/));
    expect(last()).toContain('plate=Ahorn0');
    expect(await screen.findByText(/1-1 of 1/)).toBeVisible();
  });

  test('reads nothing of them on a card', async () => {
    setScreenWidth(390);
    await openAsDriver('/fleet');
    expect((await screen.findAllByText('Label of inspection')).length).toBeGreaterThan(0);
    expectNothingWithheld();
  });

  test('reads nothing of them on the page of a record, nor inside a group', async () => {
    await openAsDriver(`${RECORD}/show`);
    expect(await screen.findByText('Label of size.length')).toBeVisible();
    expectNothingWithheld();
  });

  test('exports the other fields', async () => {
    await openAsDriver('/fleet');
    await screen.findByRole('grid');
    await openMore();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved.blobs).toHaveLength(1));
    const [head] = (await saved.blobs[0]?.text())?.split('\r\n') ?? [];
    expect(head).toContain(
      'Label of plate;Label of inspection;Label of size.length;Label of insurance',
    );
    expect(head).not.toMatch(/price|hull/);
  });

  test('finds none of them in a form, and cannot change what only others may', async () => {
    const backEnd = await openAsDriver(RECORD);
    const insurance = await screen.findByRole('textbox', { name: 'Label of insurance' });
    expect(insurance).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'Label of size.length' })).not.toHaveAttribute(
      'readonly',
    );
    expectNothingWithheld();
    expect(backEnd.changes).toEqual([]);
  });

  test('creates a record that names no value which only others may set', async () => {
    const backEnd = await openAsDriver('/fleet/create');
    await user.type(await screen.findByRole('textbox', { name: /Label of plate/ }), 'HH-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(backEnd.changes[0]?.body).not.toHaveProperty('insurance');
    expect(backEnd.changes[0]?.body).not.toHaveProperty('price');
  });

  test('is not shown them when two versions are compared', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const backEnd = await openAsDriver(RECORD);
    const plate = await screen.findByRole('textbox', { name: /Label of plate/ });
    backEnd.meanwhile('fleet', idOf(3), { plate: 'Theirs', price: '99999.00' });
    await user.clear(plate);
    await user.type(plate, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Theirs');
    expect(dialog).not.toHaveTextContent(/price|99/);
  });
});

test('an administrator meets every field, and may change it', async () => {
  await open(RECORD);
  expect(await screen.findByRole('textbox', { name: 'Label of price' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Label of size.hull' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Label of insurance' })).not.toHaveAttribute(
    'readonly',
  );
});
