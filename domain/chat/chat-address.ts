/** The address of the chat in the back office. */
export const CHAT = '/chat';

/** The chat with those conversations alone that hold something unread. */
export const UNREAD_CHAT = `${CHAT}?show=unread`;

/** The address of the conversation with a customer. */
export const chatAddress = (clientId: string | number): string =>
  `${CHAT}/${encodeURIComponent(clientId)}`;

/** In an address, the position of the message that a conversation is opened at. */
export const AT_MESSAGE = 'message';

/** The address of the conversation with a customer, opened at one of its messages. */
export const messageAddress = (clientId: string, position: number): string =>
  `${chatAddress(clientId)}?${AT_MESSAGE}=${position}`;
