import { isOneOf } from '../../../domain/is-one-of.ts';
import { rowsOf, textOf } from '../session/own-answers.ts';
import type { OwnCalls } from '../session/own-calls.ts';

/** The stars of a review, the fewest first; the names are those of specification 3. */
export const STARS = ['oneStar', 'twoStar', 'threeStar', 'fourStar', 'fiveStar'] as const;
export type Stars = (typeof STARS)[number];

/** A customer's review of an order of theirs. */
export type OwnReview = {
  readonly rating: Stars | undefined;
  readonly text: string;
  readonly answer: string;
};

/** The reviews of whoever is logged in, by their orders. */
export type OwnReviews = ReadonlyMap<string, OwnReview>;

const starsIn = (value: unknown): Stars | undefined => (isOneOf(STARS, value) ? value : undefined);

/** Reads them. */
export async function readReviews({ read }: OwnCalls): Promise<OwnReviews> {
  const rows = rowsOf(await read('reviews/own'));
  return new Map(
    rows.map(({ order, rating, text, answer }) => [
      textOf(order),
      { rating: starsIn(rating), text: textOf(text), answer: textOf(answer) },
    ]),
  );
}

/** What somebody has begun to write of an order. */
export type ReviewDraft = { readonly rating: Stars | undefined; readonly text: string };

/** Reads a draft as it is stored on the device. */
export function draftIn(stored: string): ReviewDraft {
  const [, stars = '', text = ''] = /^(\w*)\n([\s\S]*)$/.exec(stored) ?? [];
  return { rating: starsIn(stars), text };
}

/** A draft as it is stored; an empty one is not stored. */
export const storedDraftOf = ({ rating, text }: ReviewDraft): string =>
  rating || text ? `${rating ?? ''}\n${text}` : '';

/** Sends a review of an order. */
export const sendReview = (
  { send }: OwnCalls,
  { order, rating, text }: { order: string; rating: Stars; text: string },
): Promise<unknown> => send('reviews', { order, rating, text: text.trim() || null });
