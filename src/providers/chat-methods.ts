import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, ChatMessage } from './app-data-provider.ts';
import type { ApiClient } from './capabilities.ts';

type ChatMethods = Pick<AppDataProvider, 'getLastMessages' | 'getAttachment'>;

/** The list that an answer of the chat contains under its own name (specification 7, "Chat"). */
function listIn(json: unknown, name: string): readonly unknown[] {
  const data = isObject(json) && isObject(json.data) ? json.data : json;
  const list = isObject(data) ? data[name] : undefined;
  return Array.isArray(list) ? list : [];
}

const isMessage = (row: unknown): row is ChatMessage =>
  isObject(row) &&
  typeof row._id === 'string' &&
  isObject(row.message) &&
  typeof row.message.content === 'string';

/** A back end that ignores the filter returns every conversation. */
const isWith = (customerId: string) => (row: unknown) =>
  isObject(row) && (isObject(row.clientId) ? row.clientId._id : row.clientId) === customerId;

/** The part of a conversation that a screen shows without opening the chat. */
export const chatMethods = (http: ApiClient): ChatMethods => ({
  getLastMessages: async (customerId, count, { signal = null } = {}) => {
    const query = `clientId=${encodeURIComponent(customerId)}`;
    const found = await http.callIfThere(`conversation?${query}`, { signal });
    if (found === undefined) return undefined;
    const conversation = listIn(found, 'conversations').find(isWith(customerId));
    if (!isObject(conversation)) return [];
    const path = `message/${encodeURIComponent(String(conversation._id))}?limit=${count}`;
    const answer = await http.callIfThere(path, { signal, of: 'record' });
    if (answer === undefined) return undefined;
    return listIn(answer, 'messages').filter(isMessage).slice(-count);
  },
  getAttachment: (name, { signal = null } = {}) =>
    http.blob(`files/${encodeURIComponent(name)}`, { signal, cache: 'no-store' }),
});
