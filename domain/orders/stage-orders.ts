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
