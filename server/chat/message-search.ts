import { type Kysely, sql } from 'kysely';
import { MESSAGE_KINDS } from '../../domain/chat/message-kinds.ts';
import { SEARCH_FORM, searchableText } from '../../domain/search/searchable-text.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import type { MessageRow } from './message-row.ts';
import { messageTypeOf } from './wire-message.ts';

const ROWS_AT_ONCE = 500;

type Texts = Pick<MessageRow, 'type' | 'content' | 'file_name'>;

/** The text by which a message is shown in little; of a kind that is shown by its name, none. */
function textOf({ type, content, file_name: fileName }: Texts): string {
  const { summary } = MESSAGE_KINDS[messageTypeOf(type)];
  switch (summary) {
    case 'content':
      return content;
    case 'fileName':
      return fileName ?? '';
    case 'kindName':
      return '';
    default:
      return summary satisfies never;
  }
}

/** Signs that end a sentence are no part of the name before them. */
const SIGNS = /[^\p{Letter}\p{Mark}\p{Number}]+/gu;

/** What a message is found by: its words, or the name of its file, by their sound in either script. */
export function messageSearch(message: Texts) {
  const text = textOf(message);
  return {
    search: searchableText([text], [text.replace(SIGNS, ' ')]),
    search_form: SEARCH_FORM,
  };
}

async function renewSome(database: Kysely<DB>): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<Texts & { readonly id: string }>`
      select id, type, content, file_name from message
      where search_form < ${sql.lit(SEARCH_FORM)}
      order by id limit ${ROWS_AT_ONCE} for update skip locked
    `.execute(transaction);
    for (const { id, ...texts } of rows) {
      await transaction
        .updateTable('message')
        .set(messageSearch(texts))
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
}

/**
 * Derives the searched texts of messages that have none of the present form, as those of records are
 * (resources/renew-search-texts.ts). A second run finds nothing to do.
 */
export async function renewMessageSearch(database: Kysely<DB>, signal: AbortSignal): Promise<void> {
  let renewed = Number.POSITIVE_INFINITY;
  while (renewed > 0 && !signal.aborted) renewed = await renewSome(database);
}
