import { type RawBuilder, sql } from 'kysely';
import type { MessageSide } from '../../domain/chat/message.ts';
import { STAFF_TYPES } from '../../domain/chat/message-types.ts';
import { isOneOf } from '../../domain/is-one-of.ts';

/** Whether a message of this type is only for the staff. */
export const isForStaff = (type: string): boolean => isOneOf(STAFF_TYPES, type);

/**
 * Whether a side may know of a message of this type, or of its removal: the one rule that keeps notes
 * from customers. Every query that reads messages for somebody has it as a condition, and no message
 * becomes its wire form without it.
 */
export const isVisible = (side: MessageSide, type: string): boolean =>
  side === 'staff' || !isForStaff(type);

/** The rows of `message`, under this name, that are not only for the staff. */
export const forBothSides = (table: string): RawBuilder<boolean> =>
  sql.join(
    STAFF_TYPES.map((type) => sql`${sql.ref(`${table}.type`)} <> ${sql.lit(type)}`),
    sql` and `,
  ) as RawBuilder<boolean>;

/** `isVisible` as a condition on rows of `message`. */
export const visibleMessage = (side: MessageSide): RawBuilder<boolean> =>
  side === 'staff' ? sql<boolean>`true` : forBothSides('message');
