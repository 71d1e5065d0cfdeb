import EventOutlined from '@mui/icons-material/EventOutlined';
import { appointments } from '../../domain/resources/appointments.ts';
import { viewOf } from '../kit/view/view.ts';

export const appointmentsView = viewOf(appointments, {
  icon: EventOutlined,
  menu: { section: 'customers', order: 1 },
  list: {
    columns: ['start', 'end', 'kind', 'tour', 'city', 'address', 'booked', 'capacity', 'open'],
    sort: ['start', 'ASC'],
  },
  form: [
    { section: 'time', fields: ['kind', 'start', 'end'] },
    { section: 'place', fields: ['tour', 'city', 'address'] },
    { section: 'booking', fields: ['capacity', 'open', 'note'] },
  ],
});
