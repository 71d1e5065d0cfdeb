import { admin, staff } from '../access.ts';
import { hasReplyText, replyVariablesAreKnown } from '../chat/reply-text.ts';
import { defineResource } from '../define.ts';
import { localized, multiline, text } from '../fields.ts';
import type { RecordOf } from '../records.ts';

/** Texts that the office often writes in the chat, in the language of the customer. */
export const replies = defineResource({
  name: 'replies',
  fields: {
    title: text({ required: true, max: 80, search: true }),
    /** Typed after the `/` in the chat, it finds the reply first. */
    shortcut: text({ max: 20, pattern: /^[\p{L}\p{N}-]+$/u, search: true, unique: true }),
    text: localized(multiline({ max: 1000 }), { search: true }),
  },
  represent: (reply) => reply.title,
  rules: [hasReplyText, replyVariablesAreKnown],
  access: { list: staff, show: staff, create: staff, edit: staff, delete: admin },
});

export type Reply = RecordOf<typeof replies>;
