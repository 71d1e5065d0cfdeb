import { isId } from '../../domain/validate.ts';
import type { RequestError } from '../base/request-error.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { insertMessages } from './insert-messages.ts';
import { entriesForMessages } from './next-entry.ts';
import {
  auditOfMessage,
  newMessageRow,
  notifyMessage,
  type OutgoingMessage,
  type Sender,
  unknownReceiver,
} from './send-message.ts';

/** The id of the message that was sent, or why its receiver has got none. */
export type SentToOne = { readonly messageId: string } | { readonly rejection: RequestError };

/**
 * Puts messages of the office into the conversations of their receivers, a few statements for all of
 * them, and notifies both sides of each. They answer nothing that a customer has written. Whoever is no
 * customer gets none; any other failure fails all. The outcomes are in the order of the messages.
 */
export async function sendToMany(
  messages: readonly OutgoingMessage[],
  context: WriteContext<Sender>,
): Promise<readonly SentToOne[]> {
  const sent = new Map<OutgoingMessage, string>();
  let rest = messages;
  // A second message to the same person has the next number, and goes with the next statement.
  while (rest.length > 0) {
    const round = new Map<string, OutgoingMessage>();
    const later: OutgoingMessage[] = [];
    for (const message of rest) {
      if (round.has(message.recieverId)) later.push(message);
      else round.set(message.recieverId, message);
    }
    for (const [message, id] of await sendRound(round, context)) sent.set(message, id);
    rest = later;
  }
  return messages.map((message) => {
    const messageId = sent.get(message);
    return messageId === undefined ? { rejection: unknownReceiver('staff') } : { messageId };
  });
}

/** Sends at most one message to each receiver, and returns the ids of those that were sent. */
async function sendRound(
  byReceiver: ReadonlyMap<string, OutgoingMessage>,
  context: WriteContext<Sender>,
): Promise<ReadonlyMap<OutgoingMessage, string>> {
  const { transaction, now, newId } = context;
  const clientIds = [...byReceiver.keys()].filter(isId);
  const entries = await entriesForMessages(transaction, clientIds, { kind: 'toMany', now, newId });
  const coming = entries.flatMap((entry) => {
    const message = byReceiver.get(entry.client_id);
    return message ? [{ message, entry, row: newMessageRow(message, entry, context) }] : [];
  });
  if (coming.length === 0) return new Map();
  const rows = coming.map(({ row }) => row);
  const [inserted] = await Promise.all([
    insertMessages(transaction, rows),
    writeAudit(rows.map(auditOfMessage), context),
  ]);
  return new Map(
    coming.map(({ message, entry, row }) => {
      const stored = inserted.get(row.id);
      if (!stored) throw new Error('A message without a key was taken for a repetition.');
      notifyMessage(entry, stored, context);
      return [message, row.id];
    }),
  );
}
