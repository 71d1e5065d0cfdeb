import { isOneOf } from '../is-one-of.ts';

/** Types that a person writes or picks (specification 3, "Message"). */
export const WRITTEN_TYPES = ['text', 'link', 'gif'] as const;

/** The type of what staff write for staff; customers never see it. */
export const NOTE = 'note';

/** Types that arrive as a file. Any other than the first four is a `file`: a download only. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image', 'video', 'audio', 'file'] as const;

export type WrittenType = (typeof WRITTEN_TYPES)[number];
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
export type MessageType = WrittenType | typeof NOTE | AttachmentType;

/** The type of message for a file of this media type: `image/png` gives an `image`. */
export function attachmentTypeOf(mediaType: string): AttachmentType | undefined {
  if (isOneOf(ATTACHMENT_TYPES, mediaType)) return mediaType;
  const [family = ''] = mediaType.split('/');
  return family !== 'application' && isOneOf(ATTACHMENT_TYPES, family) ? family : undefined;
}
