/**
 * Where an order of group A stands: the wire's `commandMode` (contract, "Direction").
 * `Validation` is the validation list, `facturation` the warehouse, `tracking` the road.
 */
export const STAGES = ['Validation', 'facturation', 'tracking'] as const;
export type Stage = (typeof STAGES)[number];

/** Stage of an order that names none (specification 3). */
export const DEFAULT_STAGE: Stage = 'facturation';
