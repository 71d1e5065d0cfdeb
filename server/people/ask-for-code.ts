import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LOCALES } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { CODE_TEXTS } from '../../domain/people/code-texts.ts';
import { CODE_LIFE_MS, type CodePurpose } from '../../domain/people/sign-in-codes.ts';
import { addToOutbox } from '../outbox/add-to-outbox.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import {
  type Author,
  contextOf,
  ownCall,
  type WriteContext,
} from '../resources/request-context.ts';
import { hashCode, newCode } from './code-hash.ts';
import { type Asking, codeSource, type Owner } from './code-source.ts';
import { renewTries, takeRequest } from './code-tries.ts';

/** Stands in for the owner of a number that nobody has. */
const NOBODY: Owner = { id: '', name: '', role: 'customer', phone: '+10000000', language: 'de' };

/**
 * Sends a code to the person with this number, if there is one; returns whether there is. A number
 * that nobody has costs the same hash and the same statements. Throws `request.tooMany`.
 */
export async function askForCode(app: FastifyInstance, asking: Asking): Promise<boolean> {
  const now = app.now();
  const asked = await codeSource(app, asking);
  const { owner, number, purpose } = asked;
  // Before the hash, which costs more than everything else: who is refused costs none.
  await inTransaction(app.database, (database) => takeRequest({ database, now }, asked));
  const code = newCode();
  const hash = await hashCode(code, { number, purpose });
  await inTransaction(app.database, async (transaction) => {
    await renewTries({ database: transaction, now }, asked);
    await sql`savepoint sending`.execute(transaction);
    const context = contextOf(ownCall(app.engine, now), transaction);
    await sendCode({ owner: owner ?? NOBODY, purpose, code, hash }, context);
    // What would be sent to nobody is taken back.
    await sql`${sql.raw(owner ? 'release' : 'rollback to')} savepoint sending`.execute(transaction);
  });
  return owner !== undefined;
}

type NewCode = { owner: Owner; purpose: CodePurpose; code: string; hash: Buffer };

async function sendCode(
  { owner, purpose, code, hash }: NewCode,
  context: WriteContext<Author>,
): Promise<void> {
  const { id, name, phone, language: spoken } = owner;
  const { transaction, newId, now } = context;
  const expires_at = new Date(now.getTime() + CODE_LIFE_MS);
  const language = isOneOf(LOCALES, spoken) ? spoken : 'de';
  await transaction
    .insertInto('sign_in_code')
    .values({
      ...{ id: newId(), user_id: id || null, purpose },
      ...{ code_hash: hash, created_at: now, expires_at },
    })
    .execute();
  await addToOutbox(
    [
      {
        ...{ customerId: id || null, person: id || phone, personName: name ?? '' },
        ...{ channel: 'sms', purpose: 'security', phone, language },
        body: CODE_TEXTS[purpose][language],
        secret: code,
      },
    ],
    context,
  );
}
