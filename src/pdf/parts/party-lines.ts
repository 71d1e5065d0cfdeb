import type { Party } from '../../../domain/documents/papers.ts';

/** Postal code and city, as far as known. */
export const cityLine = ({ zip, city }: Party): string => [zip, city].filter(Boolean).join(' ');

/** The direction of the goods, by country: `DE › MA`. */
export const wayOf = (sender: Party, recipient: Party): string =>
  `${sender.country} › ${recipient.country}`;
