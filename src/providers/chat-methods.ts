import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, ChatMessage } from './app-data-provider.ts';
import { isNotThere } from './call-error.ts';
import type { HttpClient } from './http-client.ts';

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
export const chatMethods = (http: HttpClient): ChatMethods => ({
  getLastMessages: async (customerId, count, { signal = null } = {}) => {
    try {
      const query = `clientId=${encodeURIComponent(customerId)}`;
      const { json } = await http.call(`conversation?${query}`, { signal });
      const conversation = listIn(json, 'conversations').find(isWith(customerId));
      if (!isObject(conversation)) return [];
      const path = `message/${encodeURIComponent(String(conversation._id))}`;
      const answer = await http.call(`${path}?limit=${count}`, { signal });
      return listIn(answer.json, 'messages').filter(isMessage).slice(-count);
    } catch (error) {
      if (isNotThere(error)) return undefined;
      throw error;
    }
  },
  getAttachment: (name, { signal = null } = {}) =>
    http.blob(`files/${encodeURIComponent(name)}`, { signal, cache: 'no-store' }),
});
