import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { anyone, staff } from '../../domain/access.ts';
import { type RatingCounts, ratingOf } from '../../domain/resources/reviews.ts';
import { requireAccess } from '../base/require-access.ts';
import type { Executor } from '../resources/storage.ts';

/** How customers rate the carrier: for everybody, of the reviews that everybody sees. */
export async function ratingRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const options = { schema: SCHEMA, onRequest: requireAccess(anyone), config: { public: true } };
  app.get('/reviews/rating', options, async ({ query, reader }) => {
    const isWhole = query.of === 'all' && staff(reader) === true;
    return { status: 'success' as const, data: await ratingCounts(scope.database, isWhole) };
  });
}

async function ratingCounts(executor: Executor, isWhole: boolean): Promise<RatingCounts> {
  const { rows } = await sql<{ rating: string; count: number }>`
    select data ->> 'rating' as rating, count(*)::integer as count from content
    where resource = 'reviews' and (${isWhole} or data ->> 'shown' = 'true') group by 1
  `.execute(executor);
  const found = new Map(rows.map(({ rating, count }) => [rating, count]));
  return ratingOf((rating) => found.get(rating) ?? 0);
}

const SCHEMA = {
  tags: ['reviews'],
  summary:
    'How many reviews give how many stars, of those that are shown; the staff may ask for all.',
  querystring: z.strictObject({ of: z.enum(['shown', 'all']).optional() }),
  response: {
    200: z.object({
      status: z.literal('success'),
      data: z
        .object({
          fiveStar: z.int(),
          fourStar: z.int(),
          threeStar: z.int(),
          twoStar: z.int(),
          oneStar: z.int(),
          count: z.int(),
          average: z.number().nullable().describe('Of the stars, to two decimals.'),
        })
        .meta({ id: 'RatingCounts' }),
    }),
  },
};
