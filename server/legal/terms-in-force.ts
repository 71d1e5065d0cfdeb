import { sql } from 'kysely';
import { isForLater } from '../../domain/legal/in-force.ts';
import { agb } from '../../domain/resources/legal-pages.ts';
import type { Addition, Creation } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { putInForce } from './version-records.ts';

type Known = {
  readonly id: string;
  readonly state: string;
  readonly number: number | null;
  readonly from: string | null;
};

/** The versions that are in force or will be, without their texts, which can be long. */
async function currentTerms({ transaction }: WriteContext): Promise<readonly Known[]> {
  const { rows } = await sql<Known>`
    select id, data->>'state' as state, (data->>'number')::integer as number,
      data->>'effectiveFrom' as from
    from content where resource = ${agb.name} and data->>'state' in ('published', 'scheduled')
  `.execute(transaction);
  return rows;
}

/**
 * What a new order keeps of the terms that are in force when it is made; nothing before the first
 * version is published. A version whose day has come is in force, even if its job is late.
 */
export async function termsOfNewOrder(
  _creation: Creation,
  context: WriteContext,
): Promise<Addition> {
  const known = await currentTerms(context);
  const isDue = known.some(
    ({ state, from }) => state === 'scheduled' && !isForLater(from, context.now),
  );
  if (isDue) await putInForce(context, 'agb');
  const terms = (isDue ? await currentTerms(context) : known).find(
    ({ state }) => state === 'published',
  );
  if (!terms) return {};
  const { id, number, from } = terms;
  return { values: { terms: { id, number, from } } };
}
