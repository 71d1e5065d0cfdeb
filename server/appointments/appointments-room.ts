import type { Room } from '../resources/room.ts';
import { appointmentHooks, bookingHooks } from './booking-hooks.ts';

/** Times at which customers come, and the places that they have booked. */
export const appointmentsRoom: Room = {
  name: 'appointments',
  resources: {
    appointments: { hooks: appointmentHooks },
    bookings: { hooks: bookingHooks },
  },
};
