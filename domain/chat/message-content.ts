import { isOneOf } from '../is-one-of.ts';
import type { Message, ThumbnailSize } from './message.ts';
import { MESSAGE_KINDS, STAFF_KINDS, WRITTEN_KINDS, type WrittenContent } from './message-kinds.ts';
import {
  type AttachmentType,
  attachmentTypeOf,
  MESSAGE_TYPES,
  NAMED_TYPES,
  type NamedType,
  STAFF_TYPES,
  WRITTEN_TYPES,
} from './message-types.ts';

/** What a message holds, from a back end that may know more types than we do. */
export type StoredContent = Omit<Message['message'], 'type'> & { readonly type: string };

/** What a message holds, and its file while it is only on this device. */
type ContentFields = {
  readonly message: StoredContent;
  readonly file?: { readonly name: string; readonly size: number } | undefined;
};

/** The file of a message. */
export type FileContent = {
  /** The name to request it by, at `files/{address}`. */
  readonly address: string;
  /** What its sender calls it; its address if they gave no name. */
  readonly name: string;
  readonly isNamed: boolean;
  /** Bytes. */
  readonly size: number | undefined;
  readonly mediaType: string;
  /** The size in which there is a smaller picture of it, if there is one. */
  readonly preview: ThumbnailSize | undefined;
  /** Seconds. */
  readonly duration: number | undefined;
  readonly wave: readonly number[] | undefined;
  /** Pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
};

/** The file of a message that has one. */
export function fileOf({ message, file }: ContentFields): FileContent {
  const { content, size = file?.size, mediaType = '', thumbnails = false } = message;
  const { duration, wave, width, height } = message;
  const name = message.name ?? file?.name;
  return {
    address: content,
    name: name ?? content,
    isNamed: name !== undefined,
    size,
    mediaType,
    preview: thumbnails ? 'large' : undefined,
    duration,
    wave,
    width,
    height,
  };
}

/** What a message holds, read for whoever draws it: a type that nobody knows here is `unknown`. */
export function readContent(
  message: StoredContent,
): WrittenContent | { readonly is: 'file'; readonly type: AttachmentType } {
  const { type, content } = message;
  if (isOneOf(WRITTEN_TYPES, type)) return WRITTEN_KINDS[type].read(content);
  if (isOneOf(STAFF_TYPES, type)) return STAFF_KINDS[type].read(content);
  const attached = attachmentTypeOf(type);
  return attached ? { is: 'file', type: attached } : { is: 'unknown', text: content };
}

/** What is known of a type, unless only another back end knows it. */
export const kindOf = (type: string) =>
  isOneOf(MESSAGE_TYPES, type) ? MESSAGE_KINDS[type] : undefined;

/**
 * What stands for a message in one line: a text, or the name of its kind. `undefined` for a type that
 * nobody knows here.
 */
export function summaryOf({
  type,
  content,
  name,
}: Pick<StoredContent, 'type' | 'content' | 'name'>):
  | { readonly text: string }
  | { readonly kind: NamedType }
  | undefined {
  if (!isOneOf(NAMED_TYPES, type)) {
    return isOneOf(MESSAGE_TYPES, type) ? { text: content } : undefined;
  }
  const isByFile = MESSAGE_KINDS[type].summary === 'fileName' && name !== undefined;
  return isByFile ? { text: name } : { kind: type };
}
