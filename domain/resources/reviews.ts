import { admin, everyone, staff } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import { boolean, choice, dateTime, multiline, text } from '../fields.ts';
import { staffOrShown } from '../publishing/publishing.ts';
import type { RecordOf } from '../records.ts';
import { commands } from './commands.ts';
import { users } from './users.ts';

/** How satisfied a customer was (specification 3, "Review rating options"), the best first. */
export const RATINGS = ['fiveStar', 'fourStar', 'threeStar', 'twoStar', 'oneStar'] as const;
export type Rating = (typeof RATINGS)[number];

/** The stars of a rating, 1 to 5. */
export const starsOf = (rating: Rating): number => RATINGS.length - RATINGS.indexOf(rating);

/** How many reviews give how many stars, and their average to two decimals. */
export type RatingCounts = { readonly [R in Rating]: number } & {
  readonly count: number;
  readonly average: number | null;
};

/** The distribution of some ratings. */
export function ratingOf(countOf: (rating: Rating) => number): RatingCounts {
  const counts = {
    fiveStar: countOf('fiveStar'),
    fourStar: countOf('fourStar'),
    threeStar: countOf('threeStar'),
    twoStar: countOf('twoStar'),
    oneStar: countOf('oneStar'),
  };
  const count = RATINGS.reduce((sum, rating) => sum + counts[rating], 0);
  const stars = RATINGS.reduce((sum, rating) => sum + starsOf(rating) * counts[rating], 0);
  return { ...counts, count, average: count > 0 ? Math.round((stars / count) * 100) / 100 : null };
}

/** What customers say of an order that has arrived, written by them or entered by the staff. */
export const reviews = defineResource({
  name: 'reviews',
  fields: {
    rating: choice(RATINGS, { required: true, filter: true }),
    text: multiline({ max: 2_000, search: true }),
    /** The name that is shown with it. */
    author: text({ max: 80, search: true, write: staff }),
    user: reference(users, {
      embed: ['code', 'name', 'phone', 'photo'],
      filter: true,
      read: staff,
      write: staff,
    }),
    /** There is one review of an order. */
    order: reference(commands, { embed: ['billCode'], filter: true, unique: true, read: staff }),
    answer: multiline({ max: 2_000, write: staff }),
    answeredAt: dateTime({ assigned: true, filter: 'range' }),
    shown: boolean({ default: true, filter: true, write: staff }),
  },
  represent: ({ author, rating }) => author || rating,
  representPartial: ({ author, rating }) => author || rating || '',
  access: { list: staffOrShown, show: staffOrShown, create: everyone, edit: admin, delete: admin },
  actions: {
    hide: {
      access: admin,
      transition: { field: 'shown', from: [true], to: false },
      confirm: false,
    },
    unhide: {
      access: admin,
      transition: { field: 'shown', from: [false], to: true },
      confirm: false,
    },
  },
});

export type Review = RecordOf<typeof reviews>;
