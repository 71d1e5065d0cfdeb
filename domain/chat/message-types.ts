import { isOneOf } from '../is-one-of.ts';

/** What a person writes or picks (specification 3, "Message"). */
export const WRITTEN_TYPES = ['text', 'link', 'gif'] as const;

/** What comes as a file. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image', 'video', 'audio'] as const;

export type WrittenType = (typeof WRITTEN_TYPES)[number];
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
export type MessageType = WrittenType | AttachmentType;

/** The type of message that a file of a media type makes: `image/png` makes an `image`. */
export function attachmentTypeOf(mediaType: string): AttachmentType | undefined {
  if (isOneOf(ATTACHMENT_TYPES, mediaType)) return mediaType;
  const [family = ''] = mediaType.split('/');
  return family !== 'application' && isOneOf(ATTACHMENT_TYPES, family) ? family : undefined;
}
