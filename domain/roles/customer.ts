import { defineRole } from './role.ts';

/** Sends parcels; a customer is the sender of orders (specification 3). */
export const customer = defineRole({
  name: 'customer',
  labels: { en: 'Customer', de: 'Kunde', fr: 'Client', ar: 'زبون' },
  surface: 'customers',
  isStaff: false,
  administers: false,
  hasOrders: true,
  chat: 'customer',
});
