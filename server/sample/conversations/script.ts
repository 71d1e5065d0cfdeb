/** What an office and its customers write about. */
export const TOPICS = [
  'date',
  'price',
  'allowed',
  'announce',
  'address',
  'photo',
  'weight',
  'invoice',
  'payment',
  'road',
  'voice',
  'arrived',
  'back',
  'link',
  'unanswered',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * A few lines about one thing. Each begins with who writes: `C` the customer, `S` the staff, `N` a
 * note of the staff. What stands in braces is filled with what is known of the order, and a line in
 * brackets is something other than a text: `[S gif ok]`, `[S link ...]`, `[S pdf]`, `[C list]`,
 * `[C voice]`, `[S scale]`, `[C boxes]`, `[C bag]`.
 */
export type Exchange = readonly [string, ...string[]];

/** The lines of one language, and how it says numbers of parcels, weights and amounts. */
export type Script = {
  readonly topics: Readonly<Record<Topic, readonly [Exchange, ...Exchange[]]>>;
  readonly parcels: (count: number) => string;
  readonly kilos: (grams: number) => string;
  readonly euros: (cents: number) => string;
  /** A day and its month. */
  readonly day: (at: Date) => string;
};

/** Days as a language writes them. */
export const dayIn = (language: string): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (at) => format.format(at);
};

const withComma = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', ',');

/** Weights and amounts as they are written in German and French. */
export const COMMA_NUMBERS: Pick<Script, 'kilos' | 'euros'> = {
  kilos: (grams) => `${withComma(grams / 1000, 1)} kg`,
  euros: (cents) => `${withComma(cents / 100, 2)} €`,
};
