import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { tours } from '../../domain/resources/tours.ts';
import { StatusChip } from '../kit/cells/cells.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';

export const toursView = viewOf(tours, {
  icon: RouteOutlined,
  menu: { section: 'customers', order: 3 },
  list: {
    columns: ['Tname', 'pic', 'Cities', 'status', 'startDate', 'endDate'],
    sort: ['startDate', 'DESC'],
  },
  form: [
    { section: 'identity', fields: ['Tname', 'status', 'pic'] },
    { section: 'schedule', fields: ['startDate', 'endDate'] },
    { section: 'cities', fields: ['Cities', 'citiesStatus'] },
  ],
  cells: { status: TourStatus },
});

function TourStatus(props: CellProps) {
  return <StatusChip {...props} colors={{ planned: 'info', open: 'success', closed: 'default' }} />;
}
