import { publicName } from '../../domain/people/public-name.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import type { SampleCustomer } from './sample-customers.ts';
import { sampleId } from './sample-id.ts';
import { randomFrom } from './vocabulary/random.ts';
import { REVIEW_TEXTS } from './vocabulary/review-texts.ts';

type SampleContent = { readonly id: string; readonly at: Date; readonly values: Values };

const REVIEWS = 60;

/** What customers said in the last two months, entered by the office. */
export function sampleReviews(
  calendar: Calendar,
  customers: readonly SampleCustomer[],
): readonly SampleContent[] {
  const random = randomFrom('reviews');
  return random
    .shuffle(customers)
    .slice(0, REVIEWS)
    .map(({ row, latinName }) => {
      const at = calendar.moment(random.between(1, 60), random);
      const { rating, text, answer } = random.pick(REVIEW_TEXTS);
      const author = publicName(latinName);
      return {
        ...{ id: sampleId(at, random), at },
        values: {
          ...{ rating, text, author, user: row.id, order: null, shown: true },
          answer: answer ?? null,
          answeredAt: answer ? calendar.momentAfter(at, 0, random).toISOString() : null,
        },
      };
    });
}
