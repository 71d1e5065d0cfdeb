import { MAX_ATTACHMENT_BYTES } from '../../../domain/chat/attachment-size.ts';
import type { Message } from '../../../domain/chat/message.ts';
import type { FileDraft, WrittenDraft } from './chat.ts';
import type { OutboxRecord } from './outbox-store.ts';

/** The message of a draft, as it is drawn until the server has it. */
function messageOf(draft: WrittenDraft | FileDraft): Message['message'] {
  if (!('file' in draft)) return { type: draft.type, content: draft.content };
  const { type, file, duration, wave } = draft;
  return {
    type,
    content: '',
    name: file.name,
    size: file.size,
    mediaType: file.type,
    ...(duration !== undefined && { duration }),
    ...(wave && { wave }),
  };
}

/** Makes the records of the outbox; a later one has a higher place, whatever the clock does. */
export function createRecords(now: () => number) {
  let last = 0;
  return (clientId: string, draft: WrittenDraft | FileDraft): OutboxRecord => {
    const file = 'file' in draft ? draft.file : undefined;
    const via = 'file' in draft ? undefined : draft.via;
    const poster = 'file' in draft ? draft.poster : undefined;
    const isTooLarge = file !== undefined && file.size > MAX_ATTACHMENT_BYTES;
    last = Math.max(last + 1, now() * 1000);
    return {
      key: crypto.randomUUID(),
      clientId,
      at: last,
      message: messageOf(draft),
      createdAt: new Date(now()).toISOString(),
      ...(via && { via }),
      ...(file && { file }),
      ...(poster && { poster }),
      ...(isTooLarge && { failure: { code: 'request.tooLarge' } }),
    };
  };
}
