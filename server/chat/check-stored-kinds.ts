import type { Kysely } from 'kysely';
import { MESSAGE_TYPES } from '../../domain/chat/message-types.ts';
import type { DB } from '../database/database-types.ts';
import { StartError } from '../database/start-error.ts';

/** Throws a `StartError` if messages are of kinds that are not declared: nobody could show them. */
export async function checkStoredKinds(database: Kysely<DB>): Promise<void> {
  const unknown = await database
    .selectFrom('message')
    .select(({ fn }) => ['type', fn.countAll<string>().as('messages')])
    .where('type', 'not in', MESSAGE_TYPES)
    .groupBy('type')
    .orderBy('type')
    .execute();
  if (unknown.length === 0) return;
  throw new StartError(
    [
      'The server does not start, because messages are of a kind that is not declared:',
      ...unknown.map(
        ({ type, messages }) =>
          `- "${type}", the type of ${messages} ${messages === '1' ? 'message' : 'messages'} in the table message.`,
      ),
      `Declare it again in domain/chat/message-kinds.ts, or give them another type in a migration (a new file in server/migrations). Declared are: ${MESSAGE_TYPES.join(', ')}.`,
      'Nothing was changed. The former version of the declarations still starts.',
    ].join('\n'),
  );
}
