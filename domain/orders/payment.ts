/** Kinds of payment: 1 cash, 2 bank transfer, 3 PayPal (specification 3). */
export const PAYMENTS = [1, 2, 3] as const;
/** Kinds of delivery: 1 handover, 2 pick-up at a branch, 3 home delivery (specification 3). */
export const DELIVERIES = [1, 2, 3] as const;
