import type { Message } from './message.ts';
import { kindOf } from './message-content.ts';

/** How long its author may change a message, in milliseconds; the server's clock decides. */
export const EDITABLE_MS = 60_000;

/** Whether a message is one that can be changed at all: a text that has not left the product. */
export const isEditable = ({ type, via }: { type: string; via?: string | null | undefined }) =>
  kindOf(type)?.summary === 'content' && !via;

/** Whether it is still early enough to change what was sent at a moment. */
export const isEarly = (createdAt: Date | string, now: number): boolean =>
  now - new Date(createdAt).getTime() <= EDITABLE_MS;

/** The latest message that somebody may still change; only they may, and only for a minute. */
export const lastEditable = (
  messages: readonly Message[],
  { self, now }: { self: string; now: number },
): Message | undefined => messages.findLast((message) => mayEdit(message, { self, now }));

/** Whether somebody may still change a message, as far as a client can know. */
export const mayEdit = (
  { senderId, createdAt, via, message: { type } }: Message,
  { self, now }: { self: string; now: number },
): boolean => senderId === self && isEditable({ type, via }) && isEarly(createdAt, now);
