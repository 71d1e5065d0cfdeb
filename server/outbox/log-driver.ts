import type { DriverKind } from './driver.ts';

/** Sends nothing: what would have been sent can be read in the product. */
export const logDriver: DriverKind = {
  name: 'log',
  open: () => ({
    name: 'log',
    leavesHouse: false,
    send: async () => ({ kind: 'accepted', providerId: null }),
  }),
};
