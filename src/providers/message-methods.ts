import { broadcastMethods } from './broadcast-methods.ts';
import { bulkMessageMethods } from './bulk-message-methods.ts';
import type { ApiClient } from './capabilities.ts';
import { historyMethods } from './history-methods.ts';
import { noticeMethods } from './notice-methods.ts';

/** The calls of messages to many: sending, what was sent, and what is sent by itself. */
export const messageMethods = (http: ApiClient) => ({
  ...broadcastMethods(http),
  ...bulkMessageMethods(http),
  ...historyMethods(http),
  ...noticeMethods(http),
});
