import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FilterLiveForm, useGetList, useListContext, useLocale, useTranslate } from 'react-admin';
import { unavailable } from '../../actions/unavailable.ts';
import { FieldFilter } from '../../fields/render-input.tsx';
import { nameField } from '../../inputs/simple-inputs.tsx';
import { ToolPopover } from '../../popup/ToolPopover.tsx';
import type { PopupProps } from '../../popup/use-popup.ts';
import { useListView } from '../../view/list-view.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { isInForce, type ListFilter, representationOf, without } from './list-filters.ts';
import { DayRangeFilter, MomentRangeFilter, NumberRangeFilter } from './RangeFilter.tsx';

type Props = PopupProps & { filters: readonly ListFilter[] };

/** The filters of a list. Mounted only while it is open, so that it loads nothing before. */
export default function FilterPanel({ filters, ...popup }: Props) {
  const translate = useTranslate();
  return (
    <ToolPopover {...popup} label={translate('kit.list.filters')}>
      <Filters filters={filters} />
    </ToolPopover>
  );
}

function Filters({ filters }: Pick<Props, 'filters'>) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isClear = !filters.some((filter) => isInForce(filter, filterValues));
  const { dailyFilters = filters.length } = useListView().list;
  const [isWhole, setWhole] = useState(false);
  // What the list is filtered by is seen, wherever it stands.
  const [atOnce] = useState(
    () =>
      new Set(filters.filter((filter, at) => at < dailyFilters || isInForce(filter, filterValues))),
  );
  const shown = isWhole ? filters : filters.filter((filter) => atOnce.has(filter));
  const clear = () => {
    const fields = filters.flatMap((filter) => filter.fields);
    setFilters(without(filterValues, fields), undefined, false);
  };
  return (
    <Box sx={PANEL}>
      {shown.map((filter) => (
        <FilterInput key={filter.name} filter={filter} />
      ))}
      {shown.length < filters.length && (
        <Box sx={WIDE}>
          <Button fullWidth startIcon={<ExpandMore />} onClick={() => setWhole(true)}>
            {translate('kit.list.moreFilters', { smart_count: filters.length - shown.length })}
          </Button>
        </Box>
      )}
      <Box sx={WIDE}>
        <Button fullWidth onClick={clear} {...(isClear && unavailable())}>
          {translate('kit.list.clearFilters')}
        </Button>
      </Box>
    </Box>
  );
}

const WIDE = { gridColumn: '1 / -1' } as const;

const PANEL = {
  p: 2,
  gap: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(2, 250px)' },
} as const;

function FilterInput({ filter }: { filter: ListFilter }) {
  const { name, label } = filter;
  switch (filter.kind) {
    case 'choice':
      return <FilterSelect {...filter} />;
    case 'numbers':
      return (
        <NumberRangeFilter field={name} label={label} unit={filter.unit} isWhole={filter.isWhole} />
      );
    case 'days':
      return <DayRangeFilter field={name} label={label} />;
    case 'moments':
      return <MomentRangeFilter field={name} label={label} />;
    case 'reference':
      return <ReferenceFilter filter={filter} />;
    case 'value':
      return <ValueFilter filter={filter} />;
    default:
      return filter satisfies never;
  }
}

const FEW = 100;

/** A choice of the records of another resource, while they are few; otherwise one is searched for. */
function ReferenceFilter({ filter }: { filter: ListFilter & { kind: 'reference' } }) {
  const { name, target } = filter;
  const locale = useLocale();
  const { data = [], total = 0 } = useGetList(target, {
    pagination: { page: 1, perPage: FEW },
    sort: { field: nameField(target), order: 'ASC' },
  });
  if (total > FEW) return <ValueFilter filter={filter} />;
  return (
    <FilterSelect
      {...filter}
      choices={data.map((record) => ({
        label: representationOf(target, record, locale),
        filter: { [name]: record.id },
      }))}
    />
  );
}

/** One value, in the way of its field's kind. */
function ValueFilter({ filter }: { filter: ListFilter & { kind: 'reference' | 'value' } }) {
  const { definition } = useListView().view;
  const { name, label, field } = filter;
  return (
    <FilterLiveForm>
      <FieldFilter
        resource={definition.name}
        source={name}
        path={name}
        field={field}
        label={label}
      />
    </FilterLiveForm>
  );
}
