import { sql, type Transaction } from 'kysely';
import { documentNumber, invoiceSeries } from '../../domain/company/number-pattern.ts';
import type { DB } from '../database/database-types.ts';

async function nextOf(
  transaction: Transaction<DB>,
  { series, year }: { series: string; year: number },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    insert into invoice_numbers as counter (series, year, next) values (${series}, ${year}, 2)
    on conflict (series, year) do update set next = counter.next + 1
    returning next - 1 as taken
  `.execute(transaction);
  return Number(rows[0]?.taken);
}

async function exists(transaction: Transaction<DB>, number: string): Promise<boolean> {
  const { rows } = await sql`select 1 from invoices where number = ${number}`.execute(transaction);
  return rows.length > 0;
}

/**
 * The next number of a pattern for a document with this date. It belongs to the transaction: a
 * failed one gives it back, and others of the series wait for it, so take it late. A number that
 * another pattern has already produced is skipped.
 */
export async function takeNumber(
  transaction: Transaction<DB>,
  pattern: string,
  date: string,
): Promise<string> {
  const counter = invoiceSeries(pattern, date);
  const year = Number(date.slice(0, 4));
  for (;;) {
    const number = documentNumber(pattern, { year, number: await nextOf(transaction, counter) });
    if (!(await exists(transaction, number))) return number;
  }
}
