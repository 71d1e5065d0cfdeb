/**
 * The stage of an order of group A: the wire's `commandMode` (contract, "Direction"). `Validation`
 * is the validation list, `facturation` the warehouse, `tracking` the road.
 */
export const STAGES = ['Validation', 'facturation', 'tracking'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage of an order that does not name one (specification 3). */
export const DEFAULT_STAGE: Stage = 'facturation';

/**
 * Whether an order goes through the stages: an order of group B has none, and an order that has
 * arrived keeps its last one (contract, "Direction" and "Finish").
 */
export const isStaged = ({
  tripGroup,
  finish,
}: {
  tripGroup?: string | null | undefined;
  finish?: boolean | null | undefined;
}): boolean => tripGroup !== 'B' && !finish;

/**
 * The filters with which each stage list asks for its orders (specification 7). Orders of group B
 * always stay in one list, so From Morocco asks for those that have not arrived: a finished trip
 * takes its orders off that list.
 */
export const STAGE_ORDERS = {
  validation: { tripGroup: 'A', commandMode: 'Validation' },
  warehouse: { tripGroup: 'A', commandMode: 'facturation' },
  tracking: { tripGroup: 'A', commandMode: 'tracking', finish: false },
  ToDu: { tripGroup: 'B', finish: false },
} as const;
