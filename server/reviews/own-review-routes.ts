import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { everyone } from '../../domain/access.ts';
import { RATINGS, type Rating } from '../../domain/resources/reviews.ts';
import { requireAccess } from '../base/require-access.ts';
import type { Executor } from '../resources/storage.ts';

type Row = {
  readonly id: string;
  readonly created_at: Date;
  readonly order: string;
  readonly rating: Rating;
  readonly text: string | null;
  readonly answer: string | null;
};

/** So many at most, the newest of them. */
const MOST = 500;

/** Which of their orders customers have reviewed already, whether it is shown to others or not. */
export async function ownReviewRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const options = { schema: SCHEMA, onRequest: requireAccess(everyone) };
  app.get('/reviews/own', options, async ({ actor }) => {
    const rows = await reviewsOf(scope.database, actor.id);
    const data = rows.map(({ id, created_at, ...review }) => ({
      _id: id,
      createdAt: created_at.toISOString(),
      ...review,
    }));
    return { status: 'success' as const, data };
  });
}

/** The reviews of the orders of one customer, by whomever they were entered. */
async function reviewsOf(executor: Executor, user: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select id, created_at, data ->> 'order' as "order", data ->> 'rating' as rating,
      data ->> 'text' as text, data ->> 'answer' as answer
    from content where resource = 'reviews' and data ->> 'user' = ${user}
      and data ->> 'order' is not null
    order by created_at desc, id desc limit ${MOST}
  `.execute(executor);
  return rows;
}

const SCHEMA = {
  tags: ['reviews'],
  summary: 'The reviews of the orders of whoever is signed in.',
  querystring: z.strictObject({}),
  response: {
    200: z.object({
      status: z.literal('success'),
      data: z.array(
        z
          .object({
            _id: z.string(),
            createdAt: z.string(),
            order: z.string().describe('The id of the order.'),
            rating: z.enum(RATINGS),
            text: z.string().nullable(),
            answer: z.string().nullable(),
          })
          .meta({ id: 'OwnReview' }),
      ),
    }),
  },
};
