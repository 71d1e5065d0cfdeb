import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type AccessRule, CUSTOMER_ROLES } from '../../domain/access.ts';
import type { Registered } from '../../domain/people/registered.ts';
import { users } from '../../domain/resources/users.ts';
import { requireAccess } from '../base/require-access.ts';
import { findRecord } from '../resources/find-record.ts';
import type { Module } from '../resources/module.ts';
import { rejectQuery } from '../resources/read-routes.ts';
import type { Resource } from '../resources/resource.ts';
import { answer, errorsOf, ID_PARAMS } from '../resources/route-schemas.ts';
import type { Executor } from '../resources/storage.ts';

type ById = { Params: { id: string } };

const REGISTERED = {
  tags: ['tours'],
  summary: 'How many customers are registered for a tour, city by city.',
  params: ID_PARAMS,
  response: {
    200: answer({
      type: 'object',
      properties: {
        count: { type: 'integer' },
        cities: {
          type: 'array',
          description: 'The cities with the most customers first; without a city at the end.',
          items: {
            type: 'object',
            properties: { city: { type: ['string', 'null'] }, count: { type: 'integer' } },
            required: ['city', 'count'],
          },
        },
      },
      required: ['count', 'cities'],
    }),
    ...errorsOf(400, 404),
  },
};

/** Whoever may list all customers may count those of a tour. */
const REGISTERING: AccessRule = (actor) => users.access.list(actor) === true;

/** Counts the customers of a tour by the city that they have registered for. */
async function registeredFor(executor: Executor, tour: string): Promise<Registered> {
  const { rows } = await sql<{ city: string | null; count: number }>`
    select nullif(subscribed_city, '') as city, count(*)::integer as count from users
    where tour_id = ${tour} and role = any(${CUSTOMER_ROLES})
    group by 1 order by nullif(subscribed_city, '') is null, count(*) desc, 1
  `.execute(executor);
  return { count: rows.reduce((sum, { count }) => sum + count, 0), cities: rows };
}

function tourRoutes(app: FastifyInstance, tours: Resource): void {
  const { database, resources } = app.engine;
  const { path } = tours.definition;
  app.get<ById>(
    `/${path}/:id/registered`,
    { schema: REGISTERED, onRequest: requireAccess(REGISTERING) },
    async ({ params, query, actor }) => {
      rejectQuery(query);
      const requested = { id: params.id, rule: tours.definition.access.show };
      const { _id } = await findRecord(database, { resources, actor }, tours, requested);
      return { status: 'success', data: await registeredFor(database, _id) };
    },
  );
}

/** Tours, and who is registered for them. */
export const toursModule: Module = { name: 'tours', resources: { tours: { routes: tourRoutes } } };
