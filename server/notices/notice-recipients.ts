import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '../resources/storage.ts';
import type { StoredNotice } from './active-notices.ts';

/** Somebody whom a notice is for: the sender or the recipient of one order or more. */
export type NoticeRecipient = {
  readonly customer: string;
  readonly phone: string | null;
  /** The orders of which they have not been notified yet. */
  readonly orders: readonly string[];
  /** The codes of these orders. */
  readonly codes: readonly string[];
  /** The orders of which they have been notified already. */
  readonly notified: readonly string[];
};

type Row = {
  id: string;
  code: string;
  sender_id: string;
  sender_phone: string | null;
  recipient_phone: string | null;
  notified: boolean;
};

/** Who gets a notice for some orders: each once, whatever number of them is theirs. */
export async function noticeRecipients(
  { id, point, audience }: StoredNotice,
  which: RawBuilder<SqlBool>,
  executor: Executor,
): Promise<readonly NoticeRecipient[]> {
  const { rows } = await sql<Row>`
    select id, code, sender_id, sender_phone, recipient_phone, exists (
      select 1 from notice_sent
      where notice_id = ${id} and order_id = orders.id and point = ${point}
    ) as notified
    from orders where ${which} order by created_at, id
  `.execute(executor);
  const ofEach = Map.groupBy(rows, (row) =>
    audience === 'sender' ? row.sender_id : row.recipient_phone,
  );
  return [...ofEach.values()].flatMap((theirs) => {
    const [first] = theirs;
    if (!first) return [];
    return {
      customer: first.sender_id,
      phone: audience === 'sender' ? first.sender_phone : first.recipient_phone,
      orders: theirs.flatMap((row) => (row.notified ? [] : row.id)),
      codes: theirs.flatMap((row) => (row.notified ? [] : row.code)),
      notified: theirs.flatMap((row) => (row.notified ? row.id : [])),
    };
  });
}
