import { rolesThat } from './access.ts';

/** The roles of those who work for the carrier; the customers' page loads the others without it. */
export const STAFF_ROLES = rolesThat(({ isStaff }) => isStaff);
