import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, Suspense } from 'react';
import { ColumnsButton, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccess } from '../access/use-access.ts';
import { tableKeyOf, useListView, wordOf } from '../view/list-view.ts';
import { ExportButton } from './ExportButton.tsx';
import { FilterButton } from './filters/FilterButton.tsx';
import { SplitFilter } from './filters/SplitFilter.tsx';
import { ListSearch } from './ListSearch.tsx';
import { SortChoice } from './SortChoice.tsx';
import { ViewsButton } from './views/ViewsButton.tsx';

const FilterChips = lazy(() => import('./filters/FilterChips.tsx'));

/** The bar above a list: search, filters, the list's own tools, and the totals of what was found. */
export function ListToolbar() {
  const { list } = useListView();
  const { filterValues } = useListContext();
  const { below: Below, totals: Totals = EntryCount } = list;
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1.5 }}>
      <Box sx={TOOLS}>
        <ListSearch />
        <SplitFilter />
        <FilterButton />
        <Tools of={list.finders} />
        {!list.lacks.includes('views') && <ViewsButton />}
        <Box sx={{ flex: 1 }} />
        <Arrangement />
        {!list.lacks.includes('export') && <ExportButton />}
        <Tools of={list.tools ?? ADD} />
      </Box>
      {Object.keys(filterValues).length > 0 && (
        <Suspense fallback={null}>
          <FilterChips />
        </Suspense>
      )}
      {Below && <Below />}
      <Totals />
    </Box>
  );
}

const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  mb: 1,
} as const;

const Tools = ({ of }: { of: readonly ComponentType[] }) =>
  of.map((Tool, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list never change
    <Tool key={at} />
  ));

/** Adds a record, for users who may. On a phone the bar of the selection needs the corner. */
function AddButton() {
  const { definition, screens } = useListView().view;
  const { create } = useAccess(definition);
  const createPath = useCreatePath();
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!create || screens.create === false) return null;
  const label = translate('ra.action.create');
  const to = createPath({ resource: definition.name, type: 'create' });
  const button = { component: Link, to, variant: 'contained' } as const;
  return onPhone ? (
    <Button {...button} aria-label={label} sx={{ minWidth: 40, px: 0 }}>
      <Add />
    </Button>
  ) : (
    <Button {...button} size="small" startIcon={<Add />}>
      {label}
    </Button>
  );
}

const ADD: readonly ComponentType[] = [AddButton];

/** The number of records that the filter finds. */
function EntryCount() {
  const { list } = useListView();
  const { total } = useListContext();
  const translate = useTranslate();
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 20 }}>
      {total !== undefined && translate(wordOf(list, 'entries'), { smart_count: total })}
    </Typography>
  );
}

/** The sort order and the visible columns. */
function Arrangement() {
  const { view, list } = useListView();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (onPhone) return <SortChoice />;
  return (
    <>
      {list.ownSort && <OwnSortButton {...list.ownSort} />}
      <ColumnsButton storeKey={tableKeyOf(view, list)} />
    </>
  );
}

type OwnSort = NonNullable<ReturnType<typeof useListView>['list']['ownSort']>;

/** Restores the list's own order after another column was clicked. */
function OwnSortButton({ sort: own, label, icon: Icon }: OwnSort) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const active = sort.field === own.field;
  return (
    <Button
      size="small"
      startIcon={<Icon />}
      variant={active ? 'outlined' : 'text'}
      sx={{ bgcolor: active ? 'action.selected' : undefined }}
      aria-pressed={active}
      onClick={() => setSort(own)}
    >
      {translate(label)}
    </Button>
  );
}
