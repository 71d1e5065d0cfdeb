import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../../src/kit/export/download-file.ts';
import { OWN_API } from '../../support/answering.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { everyKind, generatedScreens, sampleRows } from '../../support/generated-screens.tsx';
import { openMore } from '../../support/more-tools.ts';
import { setScreenWidth } from '../../support/web.tsx';

// A browser would save the file; the tests read it instead.
vi.mock('../../../src/kit/export/download-file.ts', () => ({ downloadFile: vi.fn() }));

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const LIST = '/everyKind';
const rows = sampleRows(everyKind.definition);

beforeEach(() => {
  setScreenWidth(1280);
  vi.mocked(downloadFile).mockClear();
});

const row = (at: number) => screen.findByRole('row', { name: new RegExp(String(rows[at]?.plate)) });

test('somebody reads what the search finds, by the labels of its fields', async () => {
  await open(LIST);
  expect(await screen.findByRole('textbox', { name: 'Search' })).toHaveAttribute(
    'placeholder',
    'Label of plate, Label of notes, Label of driverPhone, or Label of description',
  );
});

test('an active filter is a chip with its value, and a click on the chip removes it', async () => {
  const backEnd = await open(`${LIST}?filter={"state":"parked","seats":{"gte":"2"}}`);
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  expect(chips.getByText(/Label of state:/)).toHaveTextContent('Is parked');
  expect(chips.getByText(/Label of seats:/)).toHaveTextContent('2 – …');
  await user.click(chips.getByTitle('Remove the filter Label of state'));
  await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.has('state')).toBe(false));
  expect(backEnd.queries('everyKind').at(-1)?.get('seats[gte]')).toBe('2');
});

test('one click beside the chips of several filters removes them all', async () => {
  const backEnd = await open(`${LIST}?filter={"state":"parked","seats":{"gte":"2"}}`);
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  await user.click(chips.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.has('state')).toBe(false));
  expect(backEnd.queries('everyKind').at(-1)?.has('seats[gte]')).toBe(false);
});

test('the filters fit the kinds of the fields, and count as active once they are set', async () => {
  const backEnd = await open(LIST);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(panel.getByRole('combobox', { name: 'Label of leased' }));
  await user.click(await screen.findByRole('option', { name: 'No' }));
  await user.type(panel.getByRole('textbox', { name: 'Label of payload, from' }), '10,5');
  await waitFor(() =>
    expect(Object.fromEntries(backEnd.queries('everyKind').at(-1) ?? [])).toMatchObject({
      leased: 'false',
      'payload[gte]': '10.5',
    }),
  );
});

test('a list that is too long to be shown at once leads back to its pages', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const backEnd = await open(LIST);
  await row(0);
  backEnd.reject('list', 413, { code: 'list.tooLong' });
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Rows per page/ }));
  await user.click(await screen.findByRole('option', { name: 'All' }));
  const back = await screen.findByRole('button', { name: 'Show it in pages' });
  expect(screen.getAllByText(/too long to be shown at once/).length).toBeGreaterThan(0);
  backEnd.accept('list');
  await user.click(back);
  expect(await row(0)).toBeVisible();
  await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.get('limit')).toBe('10'));
});

test('the keyboard steps through the rows, selects one, and opens it', async () => {
  await open(LIST);
  const first = await row(0);
  first.focus();
  await user.keyboard('{ArrowDown} ');
  const second = screen.getAllByRole('row')[2];
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
});

test('the head of the sorted column says in which order, and no other does', async () => {
  await open(LIST);
  await row(0);
  const orders = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => [head.textContent, head.getAttribute('aria-sort')])
      .filter(([, order]) => order);
  const seats = () => screen.getByRole('button', { name: 'Label of seats' });
  await user.click(seats());
  await waitFor(() => expect(orders()).toEqual([['Label of seats', 'ascending']]));
  await user.click(seats());
  await waitFor(() => expect(orders()).toEqual([['Label of seats', 'descending']]));
});

test('what a row opens is loaded while the list is looked at, and at once under pointer or focus', async () => {
  const prepare = vi.fn();
  const list = Object.assign(everyKind.list, { prepare });
  try {
    await open(LIST);
    await waitFor(() => expect(prepare).toHaveBeenCalledOnce());
    await user.hover(within(await row(0)).getByText(String(rows[0]?.plate)));
    expect(prepare).toHaveBeenCalledTimes(2);
    act(() => screen.getAllByRole('row')[2]?.focus());
    expect(prepare).toHaveBeenCalledTimes(3);
  } finally {
    Reflect.deleteProperty(list, 'prepare');
  }
});

test('the second click of a double click that began on a closed dialog does nothing to a row', async () => {
  await open(LIST);
  const line = await row(0);
  const [checkbox] = within(line).getAllByRole('checkbox');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  fireEvent.mouseDown(elsewhere, { detail: 1 });
  fireEvent.click(elsewhere, { detail: 1 });
  elsewhere.remove();
  for (const target of [line, within(line).getAllByRole('cell')[1], checkbox]) {
    if (!target) throw new Error('The row has no cells.');
    fireEvent.mouseDown(target, { detail: 2 });
    fireEvent.click(target, { detail: 2 });
    expect(line).toHaveAttribute('aria-selected', 'false');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  }
  if (checkbox) await user.dblClick(checkbox);
  expect(line).toHaveAttribute('aria-selected', 'false');
  if (checkbox) await user.tripleClick(checkbox);
  expect(line).toHaveAttribute('aria-selected', 'true');
});

test('ticked rows alone are exported from the bar of the selection', async () => {
  await open(LIST);
  await user.click(within(await row(0)).getByRole('checkbox'));
  const bar = await screen.findByRole('region', { name: 'Actions for the selected entries' });
  await user.click(await within(bar).findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [name, content] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^everyKind-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await content?.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Label of payload (kg)');
  expect(lines[1]).toContain(String(rows[0]?.plate));
});

test('somebody on a phone sorts, selects the page and opens a record from its card', async () => {
  setScreenWidth(390);
  const backEnd = await open(LIST);
  await openMore();
  await user.click(await screen.findByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Label of seats' }));
  await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.get('sort')).toBe('seats'));
  await user.keyboard('{Escape}');
  await user.click(
    await screen.findByRole('checkbox', { name: 'Select every entry on this page' }),
  );
  expect(await screen.findByText('10 selected', { selector: '[role=status]' })).toBeVisible();
  expect(screen.getByRole('link', { name: String(rows[0]?.plate) })).toHaveAttribute(
    'href',
    `${LIST}/${idOf(0)}`,
  );
});

test('a tap anywhere on a card opens its record; beside the checkbox it selects', async () => {
  setScreenWidth(390);
  await open(LIST);
  const name = { name: new RegExp(`${rows[0]?.plate}`) };
  const checkbox = await screen.findByRole('checkbox', name);
  const card = checkbox.closest('li');
  const beside = checkbox.closest('.card-selection');
  if (!card || !beside) throw new Error('There is no card with a checkbox.');
  await user.click(beside);
  expect(checkbox).toBeChecked();
  await user.click(checkbox);
  expect(checkbox).not.toBeChecked();
  await user.click(card);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
});

test('an empty list offers the first record on a phone, and no button floats over it', async () => {
  setScreenWidth(390);
  const none = http.get(`${OWN_API}/everyKind`, () =>
    HttpResponse.json({ status: 'success', count: 0, data: [] }),
  );
  await open(LIST, { answers: [none] });
  expect(await screen.findByText('Create', { selector: 'a' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Create' })).toHaveLength(2);
  expect(document.querySelector('.MuiFab-root')).toBeNull();
});
