import { hasBothIdentityFiles, type IdentityFiles } from './identity-files.ts';

/**
 * What an order may still lack when it is sent to tracking, in the order in which the office needs
 * it.
 */
const TRACKING_DOUBTS = ['unverified', 'unpaid', 'withoutIdentity', 'withoutLabel'] as const;
export type TrackingDoubt = (typeof TRACKING_DOUBTS)[number];

type Judged = IdentityFiles & {
  verified?: boolean | null;
  paid?: boolean | null;
  withTicket?: boolean | null;
};

const LACKS: Readonly<Record<TrackingDoubt, (order: Judged) => boolean>> = {
  unverified: ({ verified }) => !verified,
  unpaid: ({ paid }) => !paid,
  withoutIdentity: (order) => !hasBothIdentityFiles(order),
  withoutLabel: ({ withTicket }) => !withTicket,
};

/**
 * The warnings about sending orders to tracking, each with the orders concerned; they forbid nothing.
 */
export const trackingDoubts = <O extends Judged>(
  orders: readonly O[],
): readonly { doubt: TrackingDoubt; orders: readonly O[] }[] =>
  TRACKING_DOUBTS.map((doubt) => ({ doubt, orders: orders.filter(LACKS[doubt]) })).filter(
    (found) => found.orders.length > 0,
  );
