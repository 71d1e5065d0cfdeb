import { useGetList, useTranslate } from 'react-admin';
import type { Tour } from '../../../domain/resources/tours.ts';
import { FilterSelect } from '../../kit/list/filters/FilterSelect.tsx';
import { TOUR_FIELD } from './list-tools/filters/order-filters.ts';

const TOURS = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'Tname', order: 'ASC' },
} as const;

/** Narrows the list down to the senders of one tour. */
export function TourFilter() {
  const translate = useTranslate();
  const { data: tours = [] } = useGetList<Tour>('tours', TOURS);
  return (
    <FilterSelect
      fields={[TOUR_FIELD]}
      label={translate('orders.columns.tour')}
      choices={tours.map(({ id, Tname }) => ({ label: Tname, filter: { [TOUR_FIELD]: id } }))}
    />
  );
}
