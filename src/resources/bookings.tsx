import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { bookings } from '../../domain/resources/bookings.ts';
import { viewOf } from '../kit/view/view.ts';

/** Reached from an appointment, and from the page of a customer. */
export const bookingsView = viewOf(bookings, {
  icon: EventAvailableOutlined,
  menu: false,
  list: {
    columns: ['appointment', 'user', 'status', 'note', 'createdAt'],
    sort: ['createdAt', 'DESC'],
  },
  form: [{ section: 'booking', fields: ['appointment', 'user', 'note'] }],
});
