import { type Theme, useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import {
  ColumnsButton,
  CreateButton,
  ExportButton,
  FilterButton,
  List,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { useOpenActions } from '../actions/ActionButtons.tsx';
import { SelectionBar } from '../actions/SelectionBar.tsx';
import { useExporter } from '../export/use-exporter.ts';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { useView } from '../view/use-view.ts';
import { AllowedQuery } from './AllowedQuery.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ALL_ROWS } from './page-sizes.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useFilters } from './use-filters.tsx';

/** The list of a resource, as its view describes and its definition allows it. */
export function GeneratedList() {
  const view = useView();
  const exporter = useExporter(view);
  const filters = useFilters(view);
  const actions = useOpenActions(view);
  const { name } = view.definition;
  const scope = useMemo(() => ({ resource: name, ...view.actionScope, key: name }), [view, name]);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      actions={<ListActions isPhone={isPhone} />}
      filters={filters}
      sort={view.list.sort}
      perPage={view.list.perPage}
      pagination={<ListPagination />}
      exporter={exporter}
      empty={false}
      error={<ListFailure />}
      aside={actions.length > 0 ? <SelectionBar scope={scope} actions={actions} /> : undefined}
      sx={isPhone ? BARE : SPACED}
    >
      <AllowedQuery view={view} sort={view.list.sort} />
      {isPhone ? <RecordCards /> : <RecordTable />}
    </List>
  );
}

const SPACED = {
  // The selection bar is placed below the list, not beside it.
  flexDirection: 'column',
  '& .RaList-actions': { pb: 1, alignItems: 'center' },
} as const;
/** Cards lie on the page itself, not on another card. */
const BARE = {
  ...SPACED,
  '& .MuiToolbar-root': { bgcolor: 'transparent' },
  '& .RaList-content': { bgcolor: 'transparent', border: 0, boxShadow: 'none' },
  // An input takes the full width, except for the button that removes its filter.
  '& .RaFilterForm-filterFormInput': { width: '100%' },
  '& .RaFilterForm-filterFormInput > :not(.hide-filter, .RaFilterFormInput-spacer)': { flex: 1 },
  '& .RaFilterFormInput-spacer': { display: 'none' },
};

function ListActions({ isPhone }: { isPhone: boolean }) {
  const view = useView();
  const { create } = useAccess(view.definition);
  return (
    <TopToolbar>
      {view.filters.length > 0 ? <FilterButton /> : null}
      {isPhone ? null : <ColumnsButton />}
      <ExportButton maxResults={ALL_ROWS} />
      {create && view.screens.create !== false ? <CreateButton /> : null}
    </TopToolbar>
  );
}

function ListFailure() {
  const { error, refetch } = useListContext();
  return <LoadFailure error={error} onRetry={() => refetch()} />;
}
