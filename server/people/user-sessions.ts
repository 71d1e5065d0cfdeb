import type { UserSession } from '../../domain/people/user-summary.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';

const MOST_SESSIONS = 50;

/** The living sessions of a user, the one used last first. */
export async function openSessions(
  executor: Executor,
  userId: string,
  { now, sessionHash }: { now: Date; sessionHash: Buffer },
): Promise<readonly UserSession[]> {
  const rows = await executor
    .selectFrom('session')
    .select(['id', 'token_hash', 'created_at', 'used_at', 'expires_at', 'user_agent', 'network'])
    .where('user_id', '=', userId)
    .where('viewed_as', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    startedAt: row.created_at.toISOString(),
    usedAt: row.used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    userAgent: row.user_agent,
    network: row.network,
    own: row.token_hash.equals(sessionHash),
  }));
}

/** Which sessions are to end: one of them, or all but the one of this call. */
type Ending = { readonly session: string } | { readonly except: Buffer };

/**
 * Ends sessions of a user, and says how many. Throws `record.notFound` if the one that is named has
 * ended before, or is somebody else's.
 */
export async function endSessions(
  userId: string,
  ending: Ending,
  context: WriteContext,
): Promise<number> {
  const { transaction } = context;
  if ('session' in ending && !isId(ending.session)) throw new RequestError('record.notFound');
  const these = transaction.deleteFrom('session').where('user_id', '=', userId);
  const ended = await ('session' in ending
    ? these.where('id', '=', ending.session)
    : these.where('token_hash', '<>', ending.except)
  )
    .returning('token_hash')
    .execute();
  if (ended.length === 0) {
    if ('session' in ending) throw new RequestError('record.notFound');
    return 0;
  }
  await writeAudit([{ action: 'endSessions', resource: 'users', recordId: userId }], context);
  for (const { token_hash: hash } of ended) context.sessionsEnded({ hash });
  return ended.length;
}
