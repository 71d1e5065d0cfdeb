import { lazy } from 'react';
import { appointments } from '../../domain/resources/appointments.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const AddressInput = lazyPart(
  () => import('../custom/appointments/AddressInput.tsx'),
  'AddressInput',
);

export const appointmentsView = viewOf(appointments, {
  ...LATE_MENU.appointments,
  list: {
    columns: ['start', 'end', 'kind', 'tour', 'city', 'address', 'booked', 'capacity', 'open'],
    sort: ['start', 'ASC'],
    opens: 'show',
  },
  form: [
    { section: 'time', fields: ['kind', 'start', 'end'] },
    { section: 'place', fields: ['tour', 'city', 'address'] },
    { section: 'booking', fields: ['capacity', 'open', 'note'] },
  ],
  inputs: { address: AddressInput },
  screens: {
    list: lazy(() => import('../custom/appointments/AppointmentsScreen.tsx')),
    create: lazy(() => import('../custom/appointments/AppointmentCreation.tsx')),
    edit: lazy(() => import('../custom/appointments/AppointmentEdit.tsx')),
    show: lazy(() => import('../custom/appointments/AppointmentPage.tsx')),
  },
});
