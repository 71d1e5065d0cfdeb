/** The screen of the chat: the list of conversations and the open one. */
export const screen = {
  title: 'Chat',
};
