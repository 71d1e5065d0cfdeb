import { type ChatSelf, OFFICE } from './chat.ts';
import { type ChatHttp, ChatRefusal } from './chat-http.ts';
import type { OutboxRecord } from './outbox-store.ts';
import { dataOf, readMessage, type WireMessage } from './wire.ts';

type Sending = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
};

/** Sends one message; throws a `ChatRefusal`, or what the signal was aborted with. */
export type PostMessage = (
  record: OutboxRecord,
  sending: Sending,
) => Promise<WireMessage | undefined>;

type PostOptions = {
  readonly http: ChatHttp;
  readonly self: ChatSelf;
  /** Whether the back end takes an `Idempotency-Key`. */
  readonly withKeys: boolean;
  /** Whether files go by `fetch`, which tells no progress. */
  readonly byFetch: boolean;
};

/** A connection over which nothing has moved for so long is taken for lost. */
const STALLED_MS = 60_000;

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
        ? await http.call('message', { method: 'POST', body, headers, signal })
        : await upload(http, body, { headers, signal, onProgress });
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

type Upload = Sending & { readonly headers: Record<string, string> };

/** Sends a form by a request that tells how much of it has gone. */
function upload(http: ChatHttp, body: FormData, options: Upload): Promise<unknown> {
  const { signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const stop = () => request.abort();
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, STALLED_MS);
    };
    request.open('POST', `${http.apiUrl}/message`);
    const { 'Content-Type': _, ...headers } = http.headersOf({ body, headers: options.headers });
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      moved();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) return reject(signal.reason);
      if (request.status === 0) return reject(new ChatRefusal(0));
      try {
        const wait = request.getResponseHeader('retry-after');
        resolve(http.readAnswer(request.status, request.responseText, wait));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', stop);
    moved();
    request.send(body);
  });
}
