import type { Transport } from '../transport.ts';
import { type ChatSelf, OFFICE } from './chat.ts';
import type { OutboxRecord } from './outbox-store.ts';
import { dataOf, readMessage, type WireMessage } from './wire.ts';

type Sending = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
};

/** Sends one message; throws a `CallError`, or what the signal was aborted with. */
export type PostMessage = (
  record: OutboxRecord,
  sending: Sending,
) => Promise<WireMessage | undefined>;

type PostOptions = {
  readonly http: Transport;
  readonly self: ChatSelf;
  /** Whether the back end takes an `Idempotency-Key`. */
  readonly withKeys: boolean;
  /** Whether files go by `fetch`, which reports no progress. */
  readonly byFetch: boolean;
};

export function createPostMessage({ http, self, withKeys, byFetch }: PostOptions): PostMessage {
  return async (record, { signal, onProgress }) => {
    const recieverId = self.side === 'customer' ? OFFICE : record.clientId;
    const { via } = record;
    const { type, content } = record.message;
    const headers: Record<string, string> = withKeys ? { 'Idempotency-Key': record.key } : {};
    const body = record.file
      ? formOf(record, { recieverId, isOurs: withKeys })
      : JSON.stringify({ recieverId, message: { type, content }, ...(via && { via }) });
    const json =
      byFetch || typeof body === 'string'
        ? await http.json('message', { method: 'POST', body, headers, signal })
        : await http.upload('message', body, { headers, signal, onProgress });
    return readMessage(dataOf(json).message) ?? readMessage(dataOf(json));
  };
}

type FormOptions = {
  readonly recieverId: string;
  /** Whether the back end is ours; the specification knows no picture beside a file. */
  readonly isOurs: boolean;
};

function formOf({ file, message, poster }: OutboxRecord, options: FormOptions): FormData {
  const { recieverId, isOurs } = options;
  const form = new FormData();
  const { type, name, duration, wave } = message;
  form.append('type', type);
  form.append('recieverId', recieverId);
  if (type === 'audio') form.append('ext', 'weba');
  if (duration !== undefined) form.append('duration', String(duration));
  if (wave) form.append('wave', JSON.stringify(wave));
  if (poster && isOurs) form.append('poster', poster, 'poster.jpg');
  if (file) form.append('file', file, name ?? file.name);
  return form;
}
