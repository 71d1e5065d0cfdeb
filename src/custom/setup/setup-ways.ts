import { ADMINISTRATOR_ROLES } from '../../../domain/access.ts';
import { orderAddress } from '../../../domain/orders/addresses.ts';
import type { Setup, SetupStep } from '../../../domain/setup/setup-steps.ts';

/** Where a step is done, and where its form leads back to if that is not its list. */
type SetupWay = { readonly to: string; readonly state?: unknown };

const WAYS: Readonly<Record<Exclude<SetupStep, 'invoice'>, SetupWay>> = {
  company: { to: '/settings' },
  prices: { to: '/prices/create' },
  tour: { to: '/tours/create' },
  customer: { to: '/users/create' },
  order: { to: '/commands/create', state: { from: '/' } },
  colleague: { to: `/users/create?role=${ADMINISTRATOR_ROLES[0]}` },
};

/** The way to a step; nothing as long as another one comes before it: an invoice is one of an order. */
export function setupWay(
  step: SetupStep,
  { latestOrder }: Pick<Setup, 'latestOrder'>,
): SetupWay | undefined {
  if (step !== 'invoice') return WAYS[step];
  return latestOrder === null ? undefined : { to: orderAddress(latestOrder) };
}

/** The form for a new order, which leads back to the overview. */
export const NEW_ORDER = WAYS.order;
