import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicName } from '../../../domain/people/public-name.ts';
import { RATINGS, type Rating, ratingOf, starsOf } from '../../../domain/resources/reviews.ts';

it('a distribution counts every review, and its average is between one star and five', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...RATINGS), { minLength: 1 }), (given) => {
      const rating = ratingOf((of: Rating) => given.filter((one) => one === of).length);
      const stars = given.map(starsOf);
      expect(rating.count).toBe(given.length);
      expect(rating.average).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(rating.average).toBeLessThanOrEqual(Math.max(...stars));
    }),
  );
});

it('nobody has an average of no reviews', () => {
  expect(ratingOf(() => 0)).toMatchObject({ count: 0, average: null });
});

it('a name is shown to the public without the last name', () => {
  expect(publicName({ firstName: 'Fatima', lastName: 'bennani' })).toBe('Fatima B.');
  expect(publicName({ firstName: 'Fatima', lastName: null })).toBe('Fatima');
  expect(publicName({ firstName: null, lastName: 'Élan' })).toBe('É.');
  fc.assert(
    fc.property(fc.string(), fc.string(), (firstName, lastName) => {
      const shown = publicName({ firstName, lastName });
      expect(shown.length).toBeLessThanOrEqual(firstName.trim().length + 8);
    }),
  );
});
