import type { Message } from '../../../../domain/chat/message.ts';

/** What a message holds, and the file itself where it is still on this device. */
export type ContentProps = {
  readonly message: Message['message'];
  /** The file as it was chosen, while the server does not have it. */
  readonly file?: File | undefined;
  /** From 0 to 1 while the file is sent. */
  readonly progress?: number | undefined;
};

/** The name of the file of a message, as its sender called it. */
export const fileNameOf = ({ message, file }: ContentProps): string =>
  message.name ?? file?.name ?? message.content;
