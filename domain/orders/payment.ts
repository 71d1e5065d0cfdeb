/** Kinds of payment: 1 cash, 2 bank transfer, 3 PayPal (specification 3). */
export const PAYMENTS = [1, 2, 3] as const;
/** Kinds of delivery: 1 handover, 2 pick-up at a branch, 3 home delivery (specification 3). */
export const DELIVERIES = [1, 2, 3] as const;

/**
 * The ways in which an order was really paid. An order only announces a kind of payment; `morocco` is
 * what the recipient pays when the parcels are handed over there, in whatever way.
 */
export const WAYS_TO_PAY = ['cash', 'transfer', 'card', 'morocco', 'paypal'] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** An order announces how it will be paid; this is the way that it means. */
const ANNOUNCED: Readonly<Record<(typeof PAYMENTS)[number], WayToPay>> = {
  1: 'cash',
  2: 'transfer',
  3: 'paypal',
};

type Announcing = { readonly payment?: (typeof PAYMENTS)[number] | null };

/** The way to pay that an order announces; cash if it announces none. */
export const announcedWay = ({ payment }: Announcing): WayToPay => ANNOUNCED[payment ?? 1];

/**
 * The way in which an order was most likely paid, where nobody enters it: the one that it announces. Cash
 * is announced by every order for which nobody chose a way, so the way that was chosen last on this device
 * is likelier than that.
 */
export function likelyWay(order: Announcing, lastChosen: WayToPay | undefined): WayToPay {
  const announced = announcedWay(order);
  return announced === 'cash' ? (lastChosen ?? 'cash') : announced;
}

/** The number of orders whose payment one call notes; a longer selection takes several calls. */
export const MOST_PAYMENTS = 1_000;
