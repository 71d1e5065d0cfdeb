import type { Message } from '../../../domain/chat/message.ts';

/** What a message holds, and the file itself while it is still on this device. */
export type ContentProps = {
  readonly message: Message['message'];
  readonly file?: File | undefined;
};

/** What the file of a message is called. */
export const nameOf = ({ message, file }: ContentProps): string =>
  message.name ?? file?.name ?? message.content;
