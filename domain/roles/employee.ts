import { defineRole } from './role.ts';

/**
 * Works in the back office with the rights of a composed role: those of the record that their user
 * names, and nothing besides (docs/adding-a-role.md).
 */
export const employee = defineRole({
  name: 'employee',
  labels: { en: 'Employee', de: 'Mitarbeiter', fr: 'Employé', ar: 'موظف' },
  surface: 'office',
  isStaff: false,
  administers: false,
  hasOrders: false,
  isComposed: true,
});
