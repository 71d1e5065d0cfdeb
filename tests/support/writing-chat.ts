import type { Chat, ChatOverview, FileDraft, WrittenDraft } from '../../src/providers/chat/chat.ts';
import { createEditing } from '../../src/providers/chat/editing.ts';

type Sent = { readonly clientId: string; readonly draft: WrittenDraft | FileDraft };

/** A chat that keeps what is sent, and hands out the files that it is given, without a server. */
export function writingChat(
  files: Readonly<Record<string, Blob>> = {},
  changes: Partial<Chat> = {},
) {
  const sent: Sent[] = [];
  const requested: string[] = [];
  let writings = 0;
  const overview: ChatOverview = {
    load: 'ready',
    conversations: [],
    online: new Set(),
    unread: 0,
    channel: 'live',
    writers: new Map(),
  };
  const nothing = async () => undefined;
  const chat: Chat = {
    self: { id: 'clerk', side: 'staff' },
    overview: { subscribe: () => () => undefined, read: () => overview },
    timeline: () => {
      throw new Error('No messages are read here.');
    },
    loadOlder: nothing,
    reload: () => undefined,
    send: async (clientId, draft) => void sent.push({ clientId, draft }),
    retry: () => undefined,
    discard: nothing,
    markSeen: () => undefined,
    writing: () => {
      writings += 1;
    },
    editing: createEditing(() => undefined).editing,
    editMessage: nothing,
    deleteMessage: nothing,
    deleteConversation: nothing,
    changeConversation: nothing,
    answerChannels: async () => {
      throw new Error('No channels are requested here.');
    },
    unknownMessages: async () => [],
    deleteUnknown: nothing,
    file: async (name, { size } = {}) => {
      requested.push(size ? `${name}?size=${size}` : name);
      const file = files[name];
      if (!file) throw new Error('There is no such file.');
      return file;
    },
    close: () => undefined,
    ...changes,
  };
  return { chat, sent, requested, writings: () => writings };
}
