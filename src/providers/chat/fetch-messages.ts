import type { Sending } from '../../../domain/chat/message.ts';
import { isObject } from '../../../domain/validate.ts';
import { statusOf } from '../call-error.ts';
import type { Transport } from '../transport.ts';
import { dataOf, listIn, readMessage, readSending, type WireMessage } from './wire.ts';

/** As many messages are loaded at first, and with each step back. */
export const PAGE = 50;
/** As many are requested at once of what was missed. */
const MISSED = 200;
/** And at most as many when somebody goes back to a message of long ago. */
const MOST_AT_ONCE = 1000;

/** An answer to `GET message/{conversationId}`. */
export type MessagesAnswer = {
  readonly messages: readonly WireMessage[];
  /** Earlier ones that were changed since. */
  readonly edited: readonly WireMessage[];
  readonly removed: readonly string[];
  /** How far earlier messages have come by a phone channel, by their ids. */
  readonly sendings: ReadonlyMap<string, Sending>;
  /** As the back end sent it; absent from one that has only the specification. */
  readonly conversation: unknown;
  /** `undefined` from a back end that has no pages: these are all messages. */
  readonly revision: number | undefined;
  readonly more: boolean;
};

function readAnswer(json: unknown): MessagesAnswer {
  const data = dataOf(json);
  const messagesIn = (list: readonly unknown[]) => list.flatMap((row) => readMessage(row) ?? []);
  const { conversation, edited, removed, more, revision, sendings } = data;
  const known = revision ?? (conversation as { revision?: unknown } | undefined)?.revision;
  return {
    messages: messagesIn(listIn(json, 'messages')),
    edited: messagesIn(Array.isArray(edited) ? edited : []),
    removed: Array.isArray(removed) ? removed.map(String) : [],
    sendings: new Map(
      Object.entries(isObject(sendings) ? sendings : {}).flatMap(([id, wire]) => {
        const sending = readSending(wire);
        return sending ? [[id, sending] as const] : [];
      }),
    ),
    conversation,
    revision: typeof known === 'number' && typeof more === 'boolean' ? known : undefined,
    more: more === true,
  };
}

/** The ways in which the messages of a conversation are read. */
export function createMessageReads({ json }: Pick<Transport, 'json'>) {
  const read = async (id: string, query: string) =>
    readAnswer(await json(`message/${encodeURIComponent(id)}${query}`));

  return {
    /** The newest messages; all of them from a back end without pages. */
    async newest(id: string): Promise<MessagesAnswer> {
      try {
        const answer = await read(id, `?limit=${PAGE}`);
        // A back end that limits without pages gives no way to the rest but to request all.
        const isCut = answer.revision === undefined && answer.messages.length >= PAGE;
        return isCut ? await read(id, '') : answer;
      } catch (error) {
        if (statusOf(error) !== 400) throw error;
        return read(id, '');
      }
    },
    /** A page before a position, or a longer one that reaches back to another and a little further. */
    before(id: string, position: number, backTo = position): Promise<MessagesAnswer> {
      const limit = Math.min(MOST_AT_ONCE, position - backTo + PAGE);
      return read(id, `?limit=${limit}&before=${position}`);
    },
    after: (id: string, revision: number) => read(id, `?limit=${MISSED}&after=${revision}`),
  };
}

export type MessageReads = ReturnType<typeof createMessageReads>;
