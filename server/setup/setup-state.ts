import { sql } from 'kysely';
import { CUSTOMER_ROLES } from '../../domain/access.ts';
import { missingCompanyFacts } from '../../domain/documents/company-of.ts';
import { appointments } from '../../domain/resources/appointments.ts';
import { prices } from '../../domain/resources/prices.ts';
import { settings } from '../../domain/resources/settings.ts';
import { tours } from '../../domain/resources/tours.ts';
import { weigthprice } from '../../domain/resources/weigthprice.ts';
import { SETUP_STEPS, type Setup, type SetupStep } from '../../domain/setup/setup-steps.ts';
import { STAFF_ROLES } from '../../domain/staff-roles.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';

type Facts = Readonly<Record<Exclude<SetupStep, 'company' | 'prices'>, boolean>> & {
  readonly hasPrice: boolean;
  readonly isEmpty: boolean;
  readonly isOver: boolean;
  readonly latestOrder: string | null;
  readonly skipped: readonly string[];
};

/** How far the set-up is. Each question ends at the first row that answers it. */
export async function readSetup(executor: Executor): Promise<Setup> {
  const [facts, company, hasPrice] = await Promise.all([
    readFacts(executor),
    hasCompany(executor),
    hasKilogramPrice(executor),
  ]);
  const isDone: Readonly<Record<SetupStep, boolean>> = {
    company,
    prices: facts.hasPrice || hasPrice,
    tour: facts.tour,
    customer: facts.customer,
    order: facts.order,
    invoice: facts.invoice,
    colleague: facts.colleague,
  };
  return {
    isEmpty: facts.isEmpty,
    isOver: facts.isOver,
    latestOrder: facts.latestOrder,
    steps: SETUP_STEPS.map((step) => ({
      step,
      isDone: isDone[step],
      isSkipped: facts.skipped.includes(step),
    })),
  };
}

async function readFacts(executor: Executor): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      exists (select from content where resource = ${prices.name}) as "hasPrice",
      exists (select from content where resource = ${tours.name}) as tour,
      exists (select from users where role = any(${CUSTOMER_ROLES})) as customer,
      exists (select from orders where deleted_at is null) as "order",
      (
        select id from orders where deleted_at is null order by created_at desc, id desc limit 1
      ) as "latestOrder",
      exists (select from invoices) as invoice,
      (
        select count(*) > 1 from (
          select from users where role = any(${STAFF_ROLES}) and status = 'active' limit 2
        ) as colleagues
      ) as colleague,
      not (
        exists (select from orders) or exists (select from trips)
        or exists (select from conversation where unanswered_since is not null)
        or exists (select from content where resource = ${appointments.name})
      ) as "isEmpty",
      exists (select from setup_end) as "isOver",
      array(select step from setup_skip) as skipped
  `.execute(executor);
  const [facts] = rows;
  if (!facts) throw new Error('Reading how far the set-up is returned no row.');
  return facts;
}

/** Whether an invoice would say everything about the company that the law requires. */
async function hasCompany(executor: Executor): Promise<boolean> {
  const [company] = await contentRecords(executor, settings);
  return missingCompanyFacts(company).length === 0;
}

/** The price of a kilogram is delivered as '0', which is none. */
async function hasKilogramPrice(executor: Executor): Promise<boolean> {
  const [price] = await contentRecords(executor, weigthprice);
  return Number(String(price?.weigthPrice ?? '0').replace(',', '.')) > 0;
}

/** Skips a step for the whole installation, or brings it back. */
export async function skipStep(
  step: SetupStep,
  isSkipped: boolean,
  { transaction, actor, now }: WriteContext,
): Promise<void> {
  if (!isSkipped) {
    await sql`delete from setup_skip where step = ${step}`.execute(transaction);
    return;
  }
  await sql`
    insert into setup_skip (step, skipped_by, skipped_at) values (${step}, ${actor.id}, ${now})
    on conflict (step) do nothing
  `.execute(transaction);
}

/** Takes the list off the overview of everybody, or puts it back. */
export async function endSetup(
  isOver: boolean,
  {
    transaction,
    actor,
    now,
  }: Pick<WriteContext, 'transaction' | 'now'> & {
    readonly actor: { readonly id: string | null };
  },
): Promise<void> {
  if (!isOver) {
    await sql`delete from setup_end`.execute(transaction);
    return;
  }
  await sql`
    insert into setup_end (ended_by, ended_at) values (${actor.id}, ${now}) on conflict do nothing
  `.execute(transaction);
}
