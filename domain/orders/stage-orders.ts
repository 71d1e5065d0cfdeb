/**
 * The orders that each stage list shows, as a list call asks for them (specification 7). Group B keeps
 * its orders in one place for good, so From Morocco asks for those that have not arrived: a finished trip
 * takes its own with it.
 */
export const STAGE_ORDERS = {
  validation: { tripGroup: 'A', commandMode: 'Validation' },
  warehouse: { tripGroup: 'A', commandMode: 'facturation' },
  tracking: { tripGroup: 'A', commandMode: 'tracking', finish: false },
  ToDu: { tripGroup: 'B', finish: false },
} as const;
