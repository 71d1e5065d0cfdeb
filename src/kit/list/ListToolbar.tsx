import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, Suspense } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '../format/numbers.ts';
import { labelOf, useListView } from '../view/list-view.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterButton } from './filters/FilterButton.tsx';
import { ListSearch } from './ListSearch.tsx';
import { SortChoice } from './SortChoice.tsx';
import { ViewsButton } from './views/ViewsButton.tsx';

const FilterChips = lazy(() => import('./filters/FilterChips.tsx'));
const SplitFilter = lazy(() => import('./filters/SplitFilter.tsx'));

/** The bar above a list: search, filters, the list's own tools, and the totals of what was found. */
export function ListToolbar() {
  const { list } = useListView();
  const { filterValues } = useListContext();
  const { below: Below, totals: Totals = EntryCount } = list;
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1.5 }}>
      <Box className="list-toolbar" sx={TOOLS}>
        <ListSearch />
        {list.split !== undefined && (
          <Suspense fallback={<Box sx={{ height: 40 }} />}>
            <SplitFilter />
          </Suspense>
        )}
        <FilterButton />
        <Tools of={list.finders} />
        <ViewsButton />
        {/* Where they do not fit beside the others they go to the next line together. */}
        <Box sx={AT_THE_END}>
          <Arrangement />
          <ExportButton />
          <Tools of={list.tools ?? ADD} />
        </Box>
      </Box>
      {Object.keys(filterValues).length > 0 && (
        <Suspense fallback={null}>
          <FilterChips />
        </Suspense>
      )}
      {Below && <Below />}
      <Suspense fallback={<Box sx={{ height: 20 }} />}>
        <Totals />
      </Suspense>
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

const AT_THE_END = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginInlineStart: 'auto',
} as const;

const Tools = ({ of }: { of: readonly ComponentType[] }) => (
  <Suspense fallback={null}>
    {of.map((Tool, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list never change
      <Tool key={at} />
    ))}
  </Suspense>
);

const ADD: readonly ComponentType[] = [lazy(() => import('./AddTools.tsx'))];

/** The number of records that the filter finds. */
function EntryCount() {
  const { list } = useListView();
  const { total } = useListContext();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 20 }}>
      {total !== undefined &&
        translate(labelOf(list, 'entries'), {
          smart_count: total,
          count: formatNumber(total, locale),
        })}
    </Typography>
  );
}

/** The sort order and the visible columns. */
function Arrangement() {
  const { list } = useListView();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (onPhone || list.look) return <SortChoice />;
  return (
    <>
      {list.ownSort && <OwnSortButton {...list.ownSort} />}
      <ColumnsButton />
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
