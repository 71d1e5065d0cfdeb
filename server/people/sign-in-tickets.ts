import type { Kysely, Transaction } from 'kysely';
import { TICKET_LIFE_MS, TRIES_OF_TICKET } from '../../domain/people/second-factor.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { factorsOf } from './factor-store.ts';
import type { Proven } from './session-store.ts';
import { newToken } from './token.ts';

/**
 * Stops a sign-in whose password was right if its user has a second factor: it goes on with a ticket,
 * which opens nothing by itself. Throws `session.secondFactor`.
 */
export async function demandSecondFactor(
  database: Kysely<DB>,
  { id, passwordHash }: Proven,
  now: Date,
): Promise<void> {
  const factors = await factorsOf(database, id);
  if (factors.length === 0) return;
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  await database
    .insertInto('sign_in_ticket')
    .values({
      token_hash: sha256(ticket),
      user_id: id,
      password_hash: passwordHash,
      expires_at: expiresAt,
    })
    .execute();
  throw new RequestError('session.secondFactor', {
    secondFactor: { ticket, expiresAt: expiresAt.toISOString(), factors },
  });
}

/** Whose ticket it is, and their number. Throws `session.ticketEnded` for one that opens nothing. */
export async function ownerOfTicket(
  database: Kysely<DB>,
  ticket: string,
  now: Date,
): Promise<Proven & { readonly phone: string }> {
  const found = await database
    .selectFrom('sign_in_ticket')
    .innerJoin('users', 'users.id', 'sign_in_ticket.user_id')
    .select(['users.id', 'users.phone', 'sign_in_ticket.password_hash'])
    .where('token_hash', '=', sha256(ticket))
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_OF_TICKET)
    .executeTakeFirst();
  if (!found) throw new RequestError('session.ticketEnded');
  return { id: found.id, phone: found.phone, passwordHash: found.password_hash };
}

/** Takes one of the tries of a ticket before it is known what comes of it. Throws as above. */
export async function takeTryOfTicket(
  database: Kysely<DB>,
  ticket: string,
  now: Date,
): Promise<void> {
  const taken = await database
    .updateTable('sign_in_ticket')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', sha256(ticket))
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_OF_TICKET)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) throw new RequestError('session.ticketEnded');
}

/** Uses a ticket up. Throws `session.ticketEnded` if somebody has done so before. */
export async function spendTicket(transaction: Transaction<DB>, ticket: string): Promise<void> {
  const used = await transaction
    .deleteFrom('sign_in_ticket')
    .where('token_hash', '=', sha256(ticket))
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw new RequestError('session.ticketEnded');
}
