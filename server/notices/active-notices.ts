import { type SqlBool, sql } from 'kysely';
import type { Channel } from '../../domain/messages/channels.ts';
import type { NoticePoint } from '../../domain/messages/notice-points.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import type { Executor } from '../resources/storage.ts';

/** Something that happens to the orders of a group. */
export type Moment = { readonly point: NoticePoint; readonly group: TripGroup };

/** A notice as it is sent. */
export type StoredNotice = {
  readonly id: string;
  readonly title: string;
  readonly point: NoticePoint;
  readonly tripGroup: TripGroup;
  readonly audience: 'sender' | 'recipient';
  readonly template: string;
  readonly channels: readonly Channel[] | null;
};

/** The index `notice_active` answers this: it is queried with every change. */
const isActiveAt = ({ point, group }: Moment) => sql<SqlBool>`
  resource = 'notices' and data ->> 'active' = 'true'
  and data ->> 'point' = ${point} and data ->> 'tripGroup' = ${group}
`;

/** Whether anybody is notified of a moment. */
export async function isNotified(moment: Moment, executor: Executor): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content where ${isActiveAt(moment)} limit 1
  `.execute(executor);
  return rows.length > 0;
}

/** The notices that are sent at a moment. */
export async function activeNotices(
  moment: Moment,
  executor: Executor,
): Promise<readonly StoredNotice[]> {
  const { rows } = await sql<{ id: string; data: Omit<StoredNotice, 'id'> }>`
    select id, data from content where ${isActiveAt(moment)} order by created_at, id
  `.execute(executor);
  return rows.map(({ id, data }) => ({ ...data, id }));
}

/** A notice by its id, switched on or not. */
export async function findNotice(
  id: string,
  executor: Executor,
): Promise<StoredNotice | undefined> {
  const { rows } = await sql<{ id: string; data: Omit<StoredNotice, 'id'> }>`
    select id, data from content where resource = 'notices' and id = ${id}
  `.execute(executor);
  return rows.map(({ id: found, data }) => ({ ...data, id: found }))[0];
}
