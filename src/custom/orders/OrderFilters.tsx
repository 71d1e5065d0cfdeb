import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FilterSelect } from '../../kit/list/filters/FilterSelect.tsx';
import { DayRangeFilter, NumberRangeFilter } from '../../kit/list/filters/RangeFilter.tsx';
import {
  CHOICE_FILTERS,
  FILTER_FIELDS,
  filtersInForce,
  NUMBER_FILTERS,
  RECEIVED_FIELD,
} from './list-tools/filters/order-filters.ts';
import type { OrderListConfig } from './stages.ts';
import { TourFilter } from './TourFilter.tsx';

/** Filters the list by properties of the orders; the button shows the number of active filters. */
export function OrderFilters({ stage }: { stage: OrderListConfig }) {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Badge badgeContent={filtersInForce(filterValues)} color="primary">
        <Button
          size="small"
          startIcon={<FilterListOutlined />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('kit.list.filters')}
        </Button>
      </Badge>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('kit.list.filters') },
        }}
      >
        <FilterPanel stage={stage} />
      </Popover>
    </>
  );
}

/** Mounted only while it is open, so that the tours are not loaded before they are needed. */
function FilterPanel({ stage }: { stage: OrderListConfig }) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const clear = () => {
    const others = Object.entries(filterValues).filter(([field]) => !FILTER_FIELDS.includes(field));
    setFilters(Object.fromEntries(others), undefined, false);
  };
  // A property that all orders of the list share cannot narrow it down.
  const choices = CHOICE_FILTERS.filter(
    ({ fields }) => !fields.some((field) => Object.hasOwn(stage.filter, field)),
  );
  return (
    <Box sx={PANEL}>
      <TourFilter />
      {choices.map(({ label, ...filter }) => (
        <FilterSelect
          key={label}
          label={translate(label)}
          fields={filter.fields}
          choices={filter.choices.map((choice) => ({ ...choice, label: translate(choice.label) }))}
        />
      ))}
      {NUMBER_FILTERS.map(({ field, label, unit }) => (
        <NumberRangeFilter key={field} field={field} label={translate(label)} unit={unit} />
      ))}
      <DayRangeFilter field={RECEIVED_FIELD} label={translate('orderTools.columns.received')} />
      <Button disabled={filtersInForce(filterValues) === 0} onClick={clear} sx={WIDE}>
        {translate('kit.list.clearFilters')}
      </Button>
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
