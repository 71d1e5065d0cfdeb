import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { MessageKey } from '../../i18n/en.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { TOUR_FIELD, TourFilter } from './TourFilter.tsx';

type Filter = {
  field: string;
  label: MessageKey;
  choices: readonly { value: string; label: MessageKey }[];
};

const FILTERS: readonly Filter[] = [
  {
    field: 'paid',
    label: 'orders.filters.paid',
    choices: [
      { value: 'true', label: 'orders.flags.paid' },
      { value: 'false', label: 'orders.flags.unpaid' },
    ],
  },
  {
    field: 'verified',
    label: 'orders.filters.verified',
    choices: [
      { value: 'true', label: 'orders.flags.verified' },
      { value: 'false', label: 'orders.flags.unverified' },
    ],
  },
  {
    field: 'type',
    label: 'orders.filters.delivery',
    choices: [
      { value: '1', label: 'orders.filters.deliveries.handover' },
      { value: '2', label: 'orders.filters.deliveries.branch' },
      { value: '3', label: 'orders.filters.deliveries.home' },
    ],
  },
];

const FIELDS = [...FILTERS.map(({ field }) => field), TOUR_FIELD];

/** Narrows the list down by what an order is; how many filters are on stands on the button. */
export function OrderFilters() {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const active = FIELDS.filter((field) => filterValues[field] !== undefined).length;
  return (
    <>
      <Badge badgeContent={active} color="primary">
        <Button
          size="small"
          startIcon={<FilterListOutlined />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('orders.list.filters')}
        </Button>
      </Badge>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('orders.list.filters') },
        }}
      >
        <FilterPanel cleared={active === 0} />
      </Popover>
    </>
  );
}

/** Mounted only while it is open, so that tours are not asked for before they are needed. */
function FilterPanel({ cleared }: { cleared: boolean }) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const clear = () => {
    const others = Object.entries(filterValues).filter(([field]) => !FIELDS.includes(field));
    setFilters(Object.fromEntries(others), undefined, false);
  };
  return (
    <Stack sx={{ p: 2, gap: 2, width: 280 }}>
      <TourFilter />
      {FILTERS.map(({ field, label, choices }) => (
        <FilterSelect
          key={field}
          field={field}
          label={translate(label)}
          choices={choices.map((choice) => ({ ...choice, label: translate(choice.label) }))}
        />
      ))}
      <Button disabled={cleared} onClick={clear}>
        {translate('orders.list.clearFilters')}
      </Button>
    </Stack>
  );
}
