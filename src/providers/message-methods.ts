import { broadcastMethods } from './broadcast-methods.ts';
import { bulkMessageMethods } from './bulk-message-methods.ts';
import { historyMethods } from './history-methods.ts';
import type { HttpClient } from './http-client.ts';
import { noticeMethods } from './notice-methods.ts';

/** The calls of messages to many: sending, what was sent, and what is sent by itself. */
export const messageMethods = (http: HttpClient) => ({
  ...broadcastMethods(http),
  ...bulkMessageMethods(http),
  ...historyMethods(http),
  ...noticeMethods(http),
});
