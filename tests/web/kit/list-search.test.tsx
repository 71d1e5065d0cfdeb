import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import type { Order } from '../../../domain/resources/commands.ts';
import { ListSearch } from '../../../src/kit/list/ListSearch.tsx';
import { ListViewContext } from '../../../src/kit/view/list-view.ts';
import { commandsView } from '../../../src/resources/commands.tsx';
import { renderPage } from '../../support/web.tsx';

type Filters = { q?: string };

/** A list whose first change of the filters is replaced by another change that comes late. */
function ListThatLosesOne({ requested }: { requested: Filters[] }) {
  const [filterValues, setFilterValues] = useState<Filters>({});
  const setFilters = (filters: Filters) => {
    requested.push(filters);
    setFilterValues(requested.length === 1 ? {} : filters);
  };
  const list = useList<Order>({ data: [] });
  return (
    <ListContextProvider value={{ ...list, filterValues, setFilters }}>
      <ListViewContext value={{ view: commandsView, list: commandsView.list }}>
        <ListSearch />
      </ListViewContext>
      <output>{filterValues.q}</output>
    </ListContextProvider>
  );
}

it('a clerk finds what was typed although another change of the list replaced the search', async () => {
  const requested: Filters[] = [];
  await renderPage(<ListThatLosesOne requested={requested} />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Search' }), {
    target: { value: 'Amrani' },
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Amrani'));
  expect(requested).toEqual([{ q: 'Amrani' }, { q: 'Amrani' }]);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('Amrani');
});
