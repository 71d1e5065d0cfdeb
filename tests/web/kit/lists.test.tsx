import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { idOf } from '../../support/fake-back-end.ts';
import { everyKind, generatedScreens, sampleRows } from '../../support/generated-screens.tsx';
import { openMore } from '../../support/more-tools.ts';
import { setScreenWidth } from '../../support/web.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const LIST = '/everyKind';

const pageSize = () => screen.findByRole('combobox', { name: /Rows per page/ });

test('a clerk chooses 5, 10, 25 or all rows, on a phone too', async () => {
  setScreenWidth(390);
  const backEnd = await open(LIST);
  fireEvent.mouseDown(await pageSize());
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['5', '10', '25', 'All']);
  await user.click(screen.getByRole('option', { name: 'All' }));
  await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.get('limit')).toBe('100'));
  expect(await screen.findByText(/1-12 of 12/)).toBeInTheDocument();
});

test('a clerk on a phone sees cards instead of a table, whose links and checkboxes have accessible names', async () => {
  setScreenWidth(390);
  await open(LIST);
  const [row] = sampleRows(everyKind.definition);
  const plate = String(row?.plate);
  expect(await screen.findByRole('link', { name: plate })).toHaveAttribute(
    'href',
    `${LIST}/${idOf(0)}`,
  );
  expect(screen.getByRole('checkbox', { name: `Select ${plate}` })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe('a business verb', () => {
  const selectFirst = async () => {
    setScreenWidth(1280);
    const backEnd = await open(LIST);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    if (boxes[0]) await user.click(boxes[0]);
    return backEnd;
  };

  test('is offered for a selection in its starting state, and no other verb is', async () => {
    await selectFirst();
    expect(await screen.findByRole('button', { name: 'depart' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'returnHome' })).not.toBeInTheDocument();
  });

  test('needs a confirmation if its definition says so, and then sends its one field', async () => {
    const backEnd = await selectFirst();
    await user.click(await screen.findByRole('button', { name: 'depart' }));
    expect(backEnd.changes).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'depart' });
    await user.click(within(dialog).getByRole('button', { name: 'depart' }));
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(backEnd.changes[0]).toMatchObject({ method: 'PUT', body: { state: 'driving' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('changes the record from its page, and the page shows the new state', async () => {
    const backEnd = await open(`${LIST}/${idOf(0)}/show`);
    await user.click(await screen.findByRole('button', { name: 'depart' }));
    const dialog = await screen.findByRole('dialog', { name: 'depart' });
    await user.click(within(dialog).getByRole('button', { name: 'depart' }));
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'returnHome' })).toBeInTheDocument();
    expect(screen.getByText('Is driving')).toBeInTheDocument();
  });

  test('that is rejected says why and changes nothing', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const backEnd = await open(`${LIST}/${idOf(0)}/show`);
    backEnd.reject(idOf(0), 409, { code: 'transition.forbidden' });
    await user.click(await screen.findByRole('button', { name: 'depart' }));
    const dialog = await screen.findByRole('dialog', { name: 'depart' });
    await user.click(within(dialog).getByRole('button', { name: 'depart' }));
    expect(
      await screen.findByText('This step is not possible from the current stage.'),
    ).toBeInTheDocument();
  });
});

test('a field that only a verb changes is shown in the form, but cannot be changed there', async () => {
  setScreenWidth(1280);
  await open(`${LIST}/${idOf(0)}`);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  const state = screen.getByRole('combobox', { name: /Label of state/ });
  fireEvent.mouseDown(state);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(state).toHaveTextContent('Is parked');
});

test('a clerk exports every row with labels and texts, in the order of the definition', async () => {
  setScreenWidth(1280);
  const written: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => {
    written.push(blob);
    return 'blob:export';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open(LIST);
  await openMore();
  const button = await screen.findByRole('button', { name: 'Export' });
  // It cannot be opened before there is something to export.
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(written.some(({ type }) => type.startsWith('text/csv'))).toBe(true));
  const csv = await written.find(({ type }) => type.startsWith('text/csv'))?.text();
  const lines = csv?.split('\r\n') ?? [];
  expect(lines).toHaveLength(13);
  expect(lines[0]).toContain('Label of plate;Label of notes;');
  expect(lines[0]).not.toContain('secret');
  expect(csv).toContain('Is 2');
});

describe('a selection that a filter partly hides', () => {
  const selectAndFilter = async () => {
    setScreenWidth(1280);
    const backEnd = await open(LIST);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    const names = boxes.slice(0, 2).map((box) => box.getAttribute('aria-label')?.slice(7) ?? '');
    for (const box of boxes.slice(0, 2)) await user.click(box);
    // Typed in one step: if the machine stalls between two letters, the list searches for half a name.
    const search = screen.getByRole('textbox', { name: 'Search' });
    fireEvent.change(search, { target: { value: names[1] } });
    await screen.findByRole('button', { name: '1 not shown' });
    return { backEnd, hidden: names[0] ?? '' };
  };

  test('is counted, named on request, and can be deselected', async () => {
    const { hidden } = await selectAndFilter();
    await user.click(screen.getByRole('button', { name: '1 not shown' }));
    const dialog = await screen.findByRole('dialog', { name: 'Selected, but not shown' });
    expect(await within(dialog).findByText(hidden)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Deselect them' }));
    expect(await screen.findByText('1 selected')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 not shown' })).toBeNull());
  });

  test('is named in the question before a deletion', async () => {
    const { backEnd, hidden } = await selectAndFilter();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(dialog).toHaveTextContent('2 entries will be deleted.');
    expect(await within(dialog).findByText(hidden)).toBeVisible();
    expect(backEnd.changes).toEqual([]);
  });
});
