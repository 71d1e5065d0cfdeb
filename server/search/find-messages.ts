import { sql } from 'kysely';
import { allows, answering } from '../../domain/access.ts';
import { excerptOf, type FoundMessage } from '../../domain/search/found.ts';
import { isForStaff } from '../chat/visible-messages.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { latestFound, MOST_COUNTED, type Searched, type SoughtPage } from './latest-found.ts';

/** The messages of living conversations; a deleted one takes its messages with it. */
export const MESSAGES: Searched = {
  table: 'message',
  living: sql`exists (
    select from conversation as c where c.id = r.conversation_id and c.deleted_at is null
  )`,
  text: sql`r.search`,
  age: 'created_at',
};

type Row = {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly type: string;
  readonly content: string;
  readonly file_name: string | null;
  readonly by_staff: boolean;
  readonly created_at: Date;
  readonly position: string;
};

/** Messages by their words and the names of their files, for those who answer for the office. */
export async function findMessages(
  executor: Executor,
  { actor }: Reading,
  sought: SoughtPage,
): Promise<{ count: number; isMore: boolean; hits: readonly FoundMessage[] }> {
  if (!allows(answering, actor)) return { count: 0, isMore: false, hits: [] };
  const found = await latestFound(executor, MESSAGES, sought);
  if (found.length === 0) return { count: 0, isMore: false, hits: [] };
  const shown = found.slice(0, sought.limit).map(({ id }) => id);
  const { rows } = await sql<Row>`
    select m.id, c.client_id, client.name, m.type, m.content, m.file_name, m.by_staff, m.created_at,
      m.position
    from message as m join conversation as c on c.id = m.conversation_id
      join users as client on client.id = c.client_id
    where m.id = any(${shown}::uuid[]) order by m.created_at desc, m.id desc
  `.execute(executor);
  const words = sought.text.split(/\s+/).filter(Boolean);
  return {
    count: Math.min(found.length, MOST_COUNTED),
    isMore: found.length > MOST_COUNTED,
    hits: rows.map((row) => ({
      _id: row.id,
      clientId: row.client_id,
      name: row.name,
      byStaff: row.by_staff,
      isNote: isForStaff(row.type),
      excerpt: excerptOf(row.file_name ?? row.content, words),
      createdAt: row.created_at.toISOString(),
      position: Number(row.position),
    })),
  };
}
