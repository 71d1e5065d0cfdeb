import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RowKeyboardProvider } from '../../../src/kit/list/keyboard/row-keyboard.tsx';
import { useRowStop } from '../../../src/kit/list/keyboard/use-row-stop.ts';

function Row({ id }: { id: string }) {
  const { ref, ...stop } = useRowStop(id);
  return (
    <tr ref={ref} {...stop}>
      <td>{id}</td>
    </tr>
  );
}

type RowsProps = { ids: readonly string[]; late?: string };

/** The rows of a list; a late one is not drawn yet. */
function Rows({ ids, late }: RowsProps) {
  const list = useList({ data: ids.map((id) => ({ id })) });
  return (
    <ListContextProvider value={list}>
      <RowKeyboardProvider>
        <table>
          <tbody>
            {list.data?.flatMap(({ id }) => (id === late ? [] : <Row key={id} id={id} />))}
          </tbody>
        </table>
      </RowKeyboardProvider>
    </ListContextProvider>
  );
}

/** A table of rows, and a button elsewhere, such as that of a notice. */
function openTable(first: readonly string[]) {
  const client = new QueryClient();
  const page = (ids: readonly string[], late?: string) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Rows ids={ids} {...(late && { late })} />
        <button type="button">Undo</button>
      </MemoryRouter>
    </QueryClientProvider>
  );
  Element.prototype.scrollIntoView ??= () => undefined;
  const { rerender } = render(page(first));
  return { show: (ids: readonly string[], late?: string) => rerender(page(ids, late)) };
}

const row = (name: string) => screen.getByRole('row', { name });
const undo = () => screen.getByRole('button', { name: 'Undo' });

test('the focus goes to the next row when its own has left', async () => {
  const { show } = openTable(['a', 'b', 'c']);
  act(() => row('b').focus());
  show(['a', 'c']);
  await screen.findByRole('row', { name: 'c' });
  expect(row('c')).toHaveFocus();
  expect(row('c')).toHaveAttribute('tabindex', '0');
});

test('the focus goes to the last row when that below it has left', () => {
  const { show } = openTable(['a', 'b', 'c']);
  act(() => row('c').focus());
  show(['a', 'b']);
  expect(row('b')).toHaveFocus();
});

test('the focus stays where somebody has gone before their row left', () => {
  const { show } = openTable(['a', 'b', 'c']);
  act(() => row('b').focus());
  act(() => undo().focus());
  show(['a', 'c']);
  expect(undo()).toHaveFocus();
  expect(row('a')).toHaveAttribute('tabindex', '0');
});

test('the focus goes to a next row that is drawn later', () => {
  const { show } = openTable(['a', 'b', 'c']);
  act(() => row('b').focus());
  show(['a', 'c'], 'c');
  expect(document.body).toHaveFocus();
  show(['a', 'c']);
  expect(row('c')).toHaveFocus();
});

test('the focus stays where somebody has gone since their row left', () => {
  const { show } = openTable(['a', 'b', 'c']);
  act(() => row('b').focus());
  show(['a', 'c'], 'c');
  act(() => undo().focus());
  show(['a', 'c']);
  expect(undo()).toHaveFocus();
});

test('a row that stays keeps the focus whatever comes before it', () => {
  const { show } = openTable(['b', 'c']);
  act(() => row('b').focus());
  show(['a', 'b', 'c']);
  expect(row('b')).toHaveFocus();
});
