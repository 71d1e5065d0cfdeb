import type { MessageType } from '../../domain/chat/message-types.ts';
import type { Locale } from '../../domain/fields.ts';
import type { LocalizedTexts } from '../../domain/messages/localized-texts.ts';
import type { PlaceholderValues } from '../../domain/messages/placeholders.ts';
import type { OutgoingFile } from '../chat/message-files.ts';

/** A message of the chat that many get; for a file, `content` is the name that it is stored under. */
export type BroadcastMessage = {
  readonly type: MessageType;
  readonly content: string;
  readonly file?: OutgoingFile | undefined;
};

type Texts = {
  readonly texts: NonNullable<LocalizedTexts>;
  /** What stands for placeholders in each language, the same for everybody. */
  readonly values?: Readonly<Partial<Record<Locale, PlaceholderValues>>> | undefined;
};

/** What a campaign says: one message of the chat, or a text in the languages that it is written in. */
export type CampaignMessage = BroadcastMessage | Texts;

/** How a campaign keeps its message: what is known of a file stands beside its name. */
type StoredMessage = Texts | ({ type: MessageType; content: string } & Partial<StoredFile>);
type StoredFile = Omit<OutgoingFile, 'size'> & { readonly fileSize: number };

/** A message as it is stored. */
export function storedMessage(message: CampaignMessage): StoredMessage {
  if ('texts' in message) {
    const { texts, values } = message;
    return values ? { texts, values } : { texts };
  }
  const { type, content, file } = message;
  if (!file) return { type, content };
  const { size: fileSize, ...known } = file;
  return { type, content, ...known, fileSize };
}

/** The message that a campaign keeps. */
export function messageOf(stored: unknown): CampaignMessage {
  const message = stored as StoredMessage;
  if ('texts' in message) return message;
  const { type, content, fileSize: size, fileName, mediaType, thumbnails, ...known } = message;
  if (size === undefined || fileName === undefined || mediaType === undefined) {
    return { type, content };
  }
  return {
    type,
    content,
    file: { ...known, fileName, mediaType, size, thumbnails: thumbnails ?? false },
  };
}
