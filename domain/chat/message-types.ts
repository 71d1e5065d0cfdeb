import { isOneOf } from '../is-one-of.ts';
import { FILE_KINDS, MESSAGE_KINDS, STAFF_KINDS, WRITTEN_KINDS } from './message-kinds.ts';

export type WrittenType = keyof typeof WRITTEN_KINDS;
export type StaffType = keyof typeof STAFF_KINDS;
export type AttachmentType = keyof typeof FILE_KINDS;
export type MessageType = keyof typeof MESSAGE_KINDS;

/** The types that are called by a name somewhere; the others are shown by what they say. */
export type NamedType = {
  [Type in MessageType]: (typeof MESSAGE_KINDS)[Type]['summary'] extends 'content' ? never : Type;
}[MessageType];

const typesOf = <Kinds extends object>(kinds: Kinds) =>
  Object.keys(kinds) as [keyof Kinds & string, ...(keyof Kinds & string)[]];

/** Types that a person writes or picks. */
export const WRITTEN_TYPES = typesOf(WRITTEN_KINDS);

/** Types of what staff write for staff. */
export const STAFF_TYPES = typesOf(STAFF_KINDS);

/** Types that arrive as a file. */
export const ATTACHMENT_TYPES = typesOf(FILE_KINDS);

export const MESSAGE_TYPES = typesOf(MESSAGE_KINDS);

export const NAMED_TYPES = MESSAGE_TYPES.filter(
  (type): type is NamedType => MESSAGE_KINDS[type].summary !== 'content',
);

/** The type of what staff write for staff. */
export const NOTE = 'note' satisfies StaffType;

/** The type of message for a file of this media type: `image/png` gives an `image`. */
export function attachmentTypeOf(mediaType: string): AttachmentType | undefined {
  if (isOneOf(ATTACHMENT_TYPES, mediaType)) return mediaType;
  const [family = ''] = mediaType.split('/');
  return family !== 'application' && isOneOf(ATTACHMENT_TYPES, family) ? family : undefined;
}
