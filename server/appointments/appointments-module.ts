import type { Module } from '../resources/module.ts';
import { appointmentHooks } from './appointment-hooks.ts';
import { appointmentRoutes } from './appointment-routes.ts';
import { bookingHooks } from './booking-hooks.ts';
import { sendReminders } from './send-reminders.ts';

/** Times at which customers come, the places that they have booked, and the notices about them. */
export const appointmentsModule: Module = {
  name: 'appointments',
  resources: {
    appointments: { hooks: appointmentHooks },
    bookings: { hooks: bookingHooks },
  },
  routes: appointmentRoutes,
  workers: ({ engine, now }) => [
    {
      queue: 'reminders',
      every: '*/5 * * * *',
      atStart: true,
      work: (_, signal) => sendReminders(engine, now(), signal),
    },
  ],
};
