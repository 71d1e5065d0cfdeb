import { namesAreKnown } from '../braced-names.ts';
import { textSaysSomething } from './localized-texts.ts';

/** The placeholders that say something of an order: without one, nothing is known for them. */
export const OF_THE_ORDER = [
  'customer',
  'recipient',
  'order',
  'parcels',
  'weight',
  'city',
  'balance',
  'step',
] as const;

/** The placeholders that say when and where an appointment is. */
export const OF_THE_APPOINTMENT = ['appointment', 'place'] as const;

/**
 * What the placeholders of a template stand for: of the person who gets it, of the order that it
 * is about, of its trip, of an appointment, and of the company. `name` is whoever gets the message.
 */
export const PLACEHOLDERS = [
  'name',
  ...OF_THE_ORDER,
  ...OF_THE_APPOINTMENT,
  'company',
  'phone',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string | null>>>;

/** An unknown placeholder is a mistake. */
export const placeholdersAreKnown = namesAreKnown(PLACEHOLDERS);

/** A template says something in at least one language. */
export const templateSaysSomething = textSaysSomething;
