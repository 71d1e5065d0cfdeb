/**
 * The seven steps of a trip in order; a trip's `status` is an index into this list (specification
 * 2.6).
 */
export const TRACKING_STEPS = [
  'deposit',
  'fire',
  'france',
  'spain',
  'clearance',
  'morocco',
  'distribution',
] as const;

export type TrackingStep = (typeof TRACKING_STEPS)[number];

/** The status of a trip that is over (specification 4, "Tracking status"). */
export const FINISHED_STATUS = TRACKING_STEPS.length;
