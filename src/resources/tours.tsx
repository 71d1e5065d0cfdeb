import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { todayInBerlin } from '../../domain/berlin-clock.ts';
import { isOverdue, tours } from '../../domain/resources/tours.ts';
import { tableImport } from '../features/import/table-import.tsx';
import { StatusChip } from '../kit/cells/cells.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';

const inputs = () => import('../custom/tours/TourCitiesInput.tsx');
const TourPage = lazy(() => import('../custom/tours/TourPage.tsx'));

export const toursView = viewOf(tours, {
  icon: RouteOutlined,
  menu: { section: 'customers', order: 3 },
  list: {
    columns: ['Tname', 'pic', 'Cities', 'status', 'startDate', 'endDate'],
    sort: ['Tname', 'ASC'],
  },
  form: [
    { section: 'identity', fields: ['Tname', 'status', 'pic'] },
    { section: 'schedule', fields: ['startDate', 'endDate'] },
    { section: 'cities', fields: ['Cities', 'citiesStatus'] },
  ],
  cells: { status: TourStatus },
  inputs: {
    Cities: lazyPart(inputs, 'TourCitiesInput'),
    // It has its place in the row of its city.
    citiesStatus: NoInput,
  },
  screens: { edit: TourPage },
  adding: [tableImport(tours)],
});

function NoInput() {
  return null;
}

/** A tour that is over and still open says so: customers can register for it. */
function TourStatus(props: CellProps) {
  const translate = useTranslate();
  const isOver = isOverdue(props.record, todayInBerlin());
  const open = isOver ? 'warning' : 'success';
  return (
    <StatusChip
      {...props}
      colors={{ planned: 'info', open, closed: 'default' }}
      {...(isOver && { label: translate('columns.overdue') })}
    />
  );
}
