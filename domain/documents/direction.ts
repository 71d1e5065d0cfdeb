import type { TripGroup } from '../trips/groups.ts';

/**
 * One end of an order's route: the country (ISO 3166), and the field of the order that holds the
 * person there.
 */
type End = { readonly country: 'DE' | 'MA'; readonly person: 'user' | 'recipient' };

/** Who sends the goods of an order, and who receives them. */
type Direction = { readonly sender: End; readonly recipient: End };

/** The customer lives in Germany in either direction; the other person lives in Morocco. */
const GERMANY: End = { country: 'DE', person: 'user' };
const MOROCCO: End = { country: 'MA', person: 'recipient' };

const DIRECTIONS: Readonly<Record<TripGroup, Direction>> = {
  A: { sender: GERMANY, recipient: MOROCCO },
  B: { sender: MOROCCO, recipient: GERMANY },
};

/**
 * Which of an order's two people sends the goods, and which receives them: the stored `recipient`
 * is the sender of an order from Morocco. The recipient's country is the destination.
 */
export const directionOfGoods = (group: TripGroup): Direction => DIRECTIONS[group];
