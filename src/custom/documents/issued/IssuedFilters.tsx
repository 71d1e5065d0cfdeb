import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { isObject } from '../../../../domain/validate.ts';
import { FilterSelect } from '../../../kit/list/filters/FilterSelect.tsx';
import { DayLimit, useRange } from '../../../kit/list/filters/RangeFilter.tsx';
import { FILTER_OF, ISSUED_STATES } from './issued-state.ts';

/** Filters the list by state, and by the date of the invoice. */
export function IssuedFilters() {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange('date');
  return (
    <Box sx={FILTERS}>
      <FilterSelect
        label={translate('issued.list.state')}
        fields={['kind', 'status']}
        choices={ISSUED_STATES.map((state) => ({
          label: translate(`issued.states.${state}`),
          filter: FILTER_OF[state],
        }))}
      />
      <DayLimit
        name="date.from"
        label={translate('issued.list.from')}
        day={limitOf('gte')}
        onChange={(day) => setLimit('gte', day)}
      />
      <DayLimit
        name="date.to"
        label={translate('issued.list.to')}
        day={limitOf('lte')}
        onChange={(day) => setLimit('lte', day)}
      />
    </Box>
  );
}

/** Whether any filter is active. */
export function useIsFiltered(): boolean {
  const { filterValues } = useListContext();
  return Object.values(filterValues).some((value) =>
    isObject(value) ? Object.keys(value).length > 0 : Boolean(value),
  );
}

const FILTERS = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '150px 165px 165px' },
  width: { xs: '100%', sm: 'auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
