import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, Suspense } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '../format/numbers.ts';
import { labelOf, useListView } from '../view/list-view.ts';
import { AroundRows } from './AroundRows.tsx';
import { FilterButton } from './filters/FilterButton.tsx';
import { ListSearch } from './ListSearch.tsx';
import { MoreButton } from './MoreButton.tsx';
import { ViewsButton } from './views/ViewsButton.tsx';

const FilterChips = lazy(() => import('./filters/FilterChips.tsx'));
const ListTabs = lazy(() => import('./filters/ListTabs.tsx'));
const SplitFilter = lazy(() => import('./filters/SplitFilter.tsx'));

/**
 * The bar above a list: search, filters, the list's own tools and 'More' in one line, and the totals of
 * what was found.
 */
export function ListToolbar() {
  const { list } = useListView();
  const { filterValues } = useListContext();
  const { below: Below, totals: Totals = EntryCount } = list;
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1.5 }}>
      <Box className="list-toolbar" sx={TOOLS}>
        <ListSearch />
        <FilterButton />
        {!onPhone && <Tools of={list.finders} />}
        {!onPhone && <ViewsButton />}
        <MoreButton />
        <Box sx={AT_THE_END}>
          <Tools of={list.tools ?? ADD} />
        </Box>
      </Box>
      {list.tabs && (
        <AroundRows height={48}>
          <ListTabs tabs={list.tabs} />
        </AroundRows>
      )}
      {list.split !== undefined && (
        <Suspense fallback={<Box sx={{ height: 48 }} />}>
          <SplitFilter />
        </Suspense>
      )}
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
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minHeight: 40,
  mb: 1,
} as const;

const AT_THE_END = {
  display: 'flex',
  flexShrink: 0,
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
