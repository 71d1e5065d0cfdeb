import { defineRole } from './role.ts';

/** Runs the back office. Nobody else may enter it (specification 6). */
export const administrator = defineRole({
  name: 'admin',
  labels: { en: 'Administrator', de: 'Administrator', fr: 'Administrateur', ar: 'مدير' },
  surface: 'office',
  isStaff: true,
  administers: true,
  hasOrders: false,
  chat: 'staff',
});
