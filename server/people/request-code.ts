import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { ADMINISTRATOR_ROLES, STARTING_ROLE } from '../../domain/access.ts';
import { LOCALES } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { ASK_ADMINISTRATOR, CODE_TEXTS } from '../../domain/people/code-texts.ts';
import { CODE_LIFE_MS, type CodePurpose } from '../../domain/people/sign-in-codes.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { addToOutbox } from '../outbox/add-to-outbox.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import {
  type Author,
  contextOf,
  ownCall,
  type WriteContext,
} from '../resources/request-context.ts';
import { codeSettings, rejectBeyondBudget, spendCode } from './code-budget.ts';
import { hashCode, newCode } from './code-hash.ts';
import { type Asking, codeSource, type Owner } from './code-source.ts';
import { renewTries, takeRequest } from './code-tries.ts';
import { noteAttempt, notingBlocks } from './sign-in-trail.ts';

/** Stands in for the owner of a number that nobody has. */
const NOBODY: Owner = {
  id: '',
  name: '',
  role: STARTING_ROLE,
  phone: '+10000000',
  language: 'de',
};

/**
 * Sends a code to the person with this number, if there is one; returns whether there is. A number
 * that nobody has costs the same hash and the same statements. Throws `request.tooMany`.
 */
export async function askForCode(app: FastifyInstance, asking: Asking): Promise<boolean> {
  const now = app.now();
  const place = { engine: app.engine, now: () => now };
  const requested = await codeSource(app, asking);
  const { sending, perDay, adminRecovery } = await codeSettings(app.database);
  if (!sending) throw new RequestError('session.codesOff');
  const spending = { perDay, isKnown: requested.device !== undefined, now };
  const { owner, number, purpose } = requested;
  // Before the hash, which costs more than everything else: who is rejected costs none.
  const attempted = { numbers: [number], address: requested.address, by: purpose };
  await notingBlocks(app, attempted, () =>
    inTransaction(app.database, async (database) => {
      await rejectBeyondBudget(database, spending);
      await takeRequest({ database, now }, requested);
      await noteAttempt({ ...place, database }, 'requestCode', attempted);
    }),
  );
  const code = newCode();
  const hash = await hashCode(code, { number, purpose });
  await inTransaction(app.database, async (transaction) => {
    await renewTries({ database: transaction, now }, requested);
    await sql`savepoint sending`.execute(transaction);
    const context = contextOf(ownCall(app.engine, now), transaction);
    const isHalf = await spendCode(transaction, spending);
    if (isHalf && owner) app.log.warn({ perDay }, 'half of the codes of a day are sent');
    const needsOther = adminRecovery === 'administrator' && purpose === 'recovery';
    const other = await otherAdministrator(transaction, owner ?? NOBODY);
    const withoutCode = needsOther && isOneOf(ADMINISTRATOR_ROLES, owner?.role) && other;
    await sendCode({ owner: owner ?? NOBODY, purpose, code, hash, withoutCode }, context);
    // What would be sent to nobody is taken back.
    await sql`${sql.raw(owner ? 'release' : 'rollback to')} savepoint sending`.execute(transaction);
  });
  return owner !== undefined;
}

/** Whether another administrator can give somebody a new password: one who can sign in. */
async function otherAdministrator(database: Kysely<DB>, { id }: Owner): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ADMINISTRATOR_ROLES)
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    // The same statement for nobody.
    .where('id', '<>', id || '00000000-0000-0000-0000-000000000000')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewCode = {
  readonly owner: Owner;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly hash: Buffer;
  /** Whether the person is only referred to another administrator. */
  readonly withoutCode: boolean;
};

async function sendCode(
  { owner, purpose, code, hash, withoutCode }: NewCode,
  context: WriteContext<Author>,
): Promise<void> {
  const { id, name, phone, language: spoken } = owner;
  const { transaction, newId, now } = context;
  const expires_at = new Date(now.getTime() + (withoutCode ? 0 : CODE_LIFE_MS));
  const language = isOneOf(LOCALES, spoken) ? spoken : 'de';
  await transaction
    .insertInto('sign_in_code')
    .values({
      id: newId(),
      user_id: id || null,
      purpose,
      code_hash: hash,
      created_at: now,
      expires_at,
    })
    .execute();
  await addToOutbox(
    [
      {
        customerId: id || null,
        person: id || phone,
        personName: name ?? '',
        channel: 'sms',
        purpose: 'security',
        phone,
        language,
        body: (withoutCode ? ASK_ADMINISTRATOR : CODE_TEXTS[purpose])[language],
        ...(withoutCode ? {} : { secret: code }),
      },
    ],
    context,
  );
}
