import { useGetList, useTranslate } from 'react-admin';
import type { Tour } from '../../../domain/resources/tours.ts';
import { FilterSelect } from './FilterSelect.tsx';

/** Orders of senders who are registered on this tour. */
export const TOUR_FIELD = 'user.tour._id';

const TOURS = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'Tname', order: 'ASC' },
} as const;

/** Narrows the list down to the senders of a tour. */
export function TourFilter() {
  const translate = useTranslate();
  const { data: tours = [] } = useGetList<Tour>('tours', TOURS);
  return (
    <FilterSelect
      field={TOUR_FIELD}
      label={translate('orders.columns.tour')}
      choices={tours.map(({ id, Tname }) => ({ value: id, label: Tname }))}
    />
  );
}
