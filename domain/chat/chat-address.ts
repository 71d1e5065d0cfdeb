/** The address of the chat in the back office. */
export const CHAT = '/chat';

/** The address of the conversation with a customer. */
export const chatAddress = (clientId: string | number): string =>
  `${CHAT}/${encodeURIComponent(clientId)}`;
