import { defineRole } from '../../domain/roles/role.ts';

/** A role that the product does not have: it reads orders and tours in the back office. */
export const driver = defineRole({
  name: 'driver',
  labels: { en: 'Driver', de: 'Fahrer', fr: 'Chauffeur', ar: 'سائق' },
  surface: 'office',
  isStaff: false,
  administers: false,
  hasOrders: false,
  rights: { commands: { list: true, show: true }, tours: { list: true, show: true } },
});
