import { hasIdentity, type IdentityFiles, type IdentityNotes } from './identity-files.ts';

/**
 * What an order may still lack when it is sent to tracking, in the order in which the office needs
 * it.
 */
const TRACKING_WARNINGS = ['unverified', 'unpaid', 'withoutIdentity', 'withoutLabel'] as const;
export type TrackingWarning = (typeof TRACKING_WARNINGS)[number];

type Judged = IdentityFiles &
  IdentityNotes & {
    verified?: boolean | null;
    paid?: boolean | null;
    withTicket?: boolean | null;
  };

const LACKS: Readonly<Record<TrackingWarning, (order: Judged) => boolean>> = {
  unverified: ({ verified }) => !verified,
  unpaid: ({ paid }) => !paid,
  withoutIdentity: (order) => !hasIdentity(order),
  withoutLabel: ({ withTicket }) => !withTicket,
};

/**
 * The warnings about sending orders to tracking, each with the orders concerned; they forbid nothing.
 */
export const trackingWarnings = <O extends Judged>(
  orders: readonly O[],
): readonly { warning: TrackingWarning; orders: readonly O[] }[] =>
  TRACKING_WARNINGS.map((warning) => ({ warning, orders: orders.filter(LACKS[warning]) })).filter(
    (found) => found.orders.length > 0,
  );
