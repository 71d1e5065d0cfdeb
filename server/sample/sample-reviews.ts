import { publicName } from '../../domain/people/public-name.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import type { SampleCustomer } from './sample-customers.ts';
import { sampleId } from './sample-id.ts';
import type { SampleOrder } from './sample-orders.ts';
import { randomFrom } from './vocabulary/random.ts';
import { REVIEW_TEXTS } from './vocabulary/review-texts.ts';

type SampleContent = { readonly id: string; readonly at: Date; readonly values: Values };

const REVIEWS = 60;

/** What customers said in the last two months, some of an order that has arrived. */
export function sampleReviews(
  calendar: Calendar,
  {
    customers,
    orders,
  }: {
    readonly customers: readonly SampleCustomer[];
    readonly orders: readonly Pick<SampleOrder, 'row'>[];
  },
): readonly SampleContent[] {
  const arrived = new Map(
    orders.flatMap(({ row }) => (row.finished ? [[row.sender_id, row.id] as const] : [])),
  );
  const random = randomFrom('reviews');
  return random
    .shuffle(customers)
    .slice(0, REVIEWS)
    .map(({ row, latinName }) => {
      const at = calendar.moment(random.between(1, 60), random);
      const { rating, text, answer } = random.pick(REVIEW_TEXTS);
      const author = publicName(latinName);
      const order = arrived.get(row.id) ?? null;
      return {
        id: sampleId(at, random),
        at,
        values: {
          rating,
          text,
          author,
          user: row.id,
          order,
          shown: true,
          answer: answer ?? null,
          answeredAt: answer ? calendar.momentAfter(at, 0, random).toISOString() : null,
        },
      };
    });
}
