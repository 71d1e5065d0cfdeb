import { type RawBuilder, sql } from 'kysely';
import type { MessageSide } from '../../domain/chat/message.ts';
import { NOTE } from '../../domain/chat/message-types.ts';

/**
 * Whether a side may know of a message, or of its removal: the one rule that keeps notes from
 * customers. Every query that reads messages for somebody has it as a condition, and no message
 * becomes its wire form without it.
 */
export const isVisible = (side: MessageSide, isNote: boolean): boolean =>
  side === 'staff' || !isNote;

/** `isVisible` as a condition on rows of `message`. */
export const visibleMessage = (side: MessageSide): RawBuilder<boolean> =>
  isVisible(side, true) ? sql<boolean>`true` : sql<boolean>`message.type <> ${NOTE}`;
