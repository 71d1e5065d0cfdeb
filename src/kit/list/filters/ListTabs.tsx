import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useEffectEvent } from 'react';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { todayInBerlin } from '../../../../domain/berlin-clock.ts';
import { type FilterPart, type ListTab, storeKeyOf, useListView } from '../../view/list-view.ts';
import { allowedFilter } from '../AllowedQuery.tsx';
import { isShownBy, without } from './list-filters.ts';

const ALL = -1;

type Chosen = { readonly label: string; readonly filter: FilterPart };

/**
 * The parts of a list that people look at often. A tab sets filters, which can be changed as any other.
 * One by a field that is hidden from the user is not offered.
 */
export default function ListTabs({ tabs: all }: { tabs: readonly ListTab[] }) {
  const { view, list } = useListView();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const [chosen, setChosen] = useStore<Chosen | undefined>(`${storeKeyOf(view, list)}.tab`);
  const today = todayInBerlin();
  const tabs = all.filter(({ filter }) => allowedFilter(view, filter(today)) === undefined);
  const filters = tabs.map((tab) => tab.filter(today));
  const fields = [...new Set(filters.flatMap((filter) => Object.keys(filter)))];
  const shown = filters.findIndex((filter) => isShownBy(fields, filter, filterValues));

  const show = (at: number) => {
    const [tab, filter] = [tabs[at], filters[at]];
    setChosen(tab && filter && { label: tab.label, filter });
    setFilters({ ...without(filterValues, fields), ...filter }, undefined, false);
  };

  // A list remembers its filters: what 'today' was yesterday is today's again when it is opened.
  const showAnew = useEffectEvent(() => {
    if (!chosen || !isShownBy(fields, chosen.filter, filterValues)) return;
    const at = tabs.findIndex(({ label }) => label === chosen.label);
    if (at !== ALL && at !== shown) show(at);
  });
  useEffect(() => showAnew(), []);

  return (
    <Tabs
      value={shown}
      onChange={(_, at: number) => show(at)}
      variant="scrollable"
      allowScrollButtonsMobile={false}
      aria-label={translate('kit.list.tabs')}
      sx={{ mb: 0.5, minHeight: 44, '& .MuiTab-root': { minHeight: 44, px: 1.5, minWidth: 0 } }}
    >
      <Tab value={ALL} label={translate('kit.filter.all')} />
      {tabs.map(({ label }, at) => (
        <Tab key={label} value={at} label={translate(label)} />
      ))}
    </Tabs>
  );
}
