import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FilterLiveForm, useGetList, useListContext, useLocale, useTranslate } from 'react-admin';
import { sectionLabelKey } from '../../../i18n/resource-labels.ts';
import { unavailable } from '../../actions/unavailable.ts';
import { FieldFilter } from '../../fields/render-input.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { nameField } from '../../inputs/simple-inputs.tsx';
import { ToolPopover } from '../../popup/ToolPopover.tsx';
import type { PopupProps } from '../../popup/use-popup.ts';
import { type FilterGroup, labelOf, useListView } from '../../view/list-view.ts';
import { ActiveFilters } from './FilterChips.tsx';
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
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const { list, view } = useListView();
  const { dailyFilters = filters.length, filterGroups = NO_GROUPS } = list;
  const [isWhole, setWhole] = useState(false);
  // What the list is filtered by is seen, wherever it stands.
  const [atOnce] = useState(
    () =>
      new Set(
        filters.flatMap((filter, at) =>
          at < dailyFilters || isInForce(filter, filterValues) ? filter.name : [],
        ),
      ),
  );
  const restId = useId();
  const shown = filters.filter(({ name }) => atOnce.has(name));
  const rest = filters.filter(({ name }) => !atOnce.has(name));
  return (
    <Box sx={PANEL}>
      <Head filters={filters} />
      <Box sx={FIELDS}>
        {shown.map((filter) => (
          <FilterInput key={filter.name} filter={filter} />
        ))}
      </Box>
      {rest.length > 0 && (
        <Button
          fullWidth
          aria-expanded={isWhole}
          {...(isWhole && { 'aria-controls': restId })}
          endIcon={<ExpandMore sx={isWhole ? { transform: 'rotate(180deg)' } : {}} />}
          onClick={() => setWhole(!isWhole)}
          sx={{ minHeight: 44, mt: 1 }}
        >
          {translate('kit.list.moreFilters', { smart_count: rest.length })}
        </Button>
      )}
      {isWhole && (
        <Box id={restId}>
          {groupsOf(rest, filterGroups).map(({ section, filters: grouped }) => (
            <FilterSection
              key={section ?? ''}
              label={section && translate(sectionLabelKey(view.definition.name, section))}
              filters={grouped}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const NO_GROUPS: readonly FilterGroup[] = [];

/** What is left in groups, in the order in which they name it; what no group names comes first. */
function groupsOf(rest: readonly ListFilter[], groups: readonly FilterGroup[]) {
  const named = new Set(groups.flatMap(({ filters }) => filters));
  return [
    { section: undefined, filters: rest.filter(({ name }) => !named.has(name)) },
    ...groups.map(({ section, filters }) => ({
      section,
      filters: filters.flatMap((name) => rest.find((filter) => filter.name === name) ?? []),
    })),
  ].filter(({ filters }) => filters.length > 0);
}

/** How many records there are, what they are filtered by, and the way back to all of them. */
function Head({ filters }: Pick<Props, 'filters'>) {
  const { filterValues, setFilters, total } = useListContext();
  const { list } = useListView();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const isClear = !filters.some((filter) => isInForce(filter, filterValues));
  const clear = () => {
    const fields = filters.flatMap((filter) => filter.fields);
    setFilters(without(filterValues, fields), undefined, false);
  };
  return (
    <Box sx={HEAD}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Typography
          component="h2"
          variant="subtitle1"
          sx={{ display: { xs: 'none', sm: 'block' }, fontWeight: 600 }}
        >
          {translate('kit.list.filters')}
        </Typography>
        <Typography
          role="status"
          variant="body2"
          color="text.secondary"
          sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {total !== undefined &&
            translate(labelOf(list, 'entries'), {
              smart_count: total,
              count: formatNumber(total, locale),
            })}
        </Typography>
        <Button size="small" onClick={clear} {...(isClear && unavailable())}>
          {translate('kit.list.clearFilters')}
        </Button>
      </Box>
      <ActiveFilters filters={filters} />
    </Box>
  );
}

type SectionProps = { label: string | undefined; filters: readonly ListFilter[] };

/** Filters that belong together, under their heading. */
function FilterSection({ label, filters }: SectionProps) {
  const id = useId();
  return (
    <Box
      {...(label && { component: 'section', 'aria-labelledby': id })}
      sx={{ pt: 1.5, pb: 0.5, '& + &': { mt: 1.5, borderTop: 1, borderColor: 'divider' } }}
    >
      {label && (
        <Typography
          id={id}
          component="h3"
          variant="body2"
          color="text.secondary"
          sx={{ mb: 1.5, fontWeight: 600 }}
        >
          {label}
        </Typography>
      )}
      <Box sx={FIELDS}>
        {filters.map((filter) => (
          <FilterInput key={filter.name} filter={filter} />
        ))}
      </Box>
    </Box>
  );
}

/** As wide as two fields, whatever it shows. */
const PANEL = { px: 2.5, pb: 2, width: { sm: 560 } } as const;

/** Stays in sight while the filters below it are scrolled. */
const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  mx: -2.5,
  px: 2.5,
  py: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const FIELDS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;

/** Both ends of a range stand in one line. */
function FilterInput({ filter }: { filter: ListFilter }) {
  const { kind } = filter;
  if (kind !== 'numbers' && kind !== 'days' && kind !== 'moments') {
    return <FilterOfKind filter={filter} />;
  }
  return (
    <Box sx={{ ...FIELDS, gridColumn: '1 / -1' }}>
      <FilterOfKind filter={filter} />
    </Box>
  );
}

function FilterOfKind({ filter }: { filter: ListFilter }) {
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
