/**
 * Where an order of group A stands: the wire's `commandMode` (contract, "Direction").
 * `Validation` is the validation list, `facturation` the warehouse, `tracking` the road.
 */
export const STAGES = ['Validation', 'facturation', 'tracking'] as const;
export type Stage = (typeof STAGES)[number];

/** Stage of an order that names none (specification 3). */
export const DEFAULT_STAGE: Stage = 'facturation';

/**
 * Whether an order goes through the stages: one of group B has none, and one that has arrived stays where
 * it was (contract, "Direction" and "Finish").
 */
export const isStaged = ({
  tripGroup,
  finish,
}: {
  tripGroup?: string | null | undefined;
  finish?: boolean | null | undefined;
}): boolean => tripGroup !== 'B' && !finish;
