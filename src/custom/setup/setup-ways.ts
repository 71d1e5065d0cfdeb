import { ADMINISTRATOR_ROLES } from '../../../domain/access.ts';
import type { SetupStep } from '../../../domain/setup/setup-steps.ts';

/** Where a step is done, and where its form leads back to if that is not its list. */
type SetupWay = { readonly to: string; readonly state?: unknown };

export const SETUP_WAYS: Readonly<Record<SetupStep, SetupWay>> = {
  company: { to: '/settings' },
  prices: { to: '/prices/create' },
  tour: { to: '/tours/create' },
  customer: { to: '/users/create' },
  order: { to: '/commands/create', state: { from: '/' } },
  invoice: { to: '/bills' },
  colleague: { to: `/users/create?role=${ADMINISTRATOR_ROLES[0]}` },
};
