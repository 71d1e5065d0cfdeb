import { MAX_ATTACHMENT_BYTES } from './attachment-size.ts';
import type { AttachmentType } from './message-types.ts';
import { isProgramName } from './program-names.ts';

/** What browsers show or play, by the ending of its name. Everything else is only downloaded. */
const SHOWN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pdf: 'application/pdf',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    mp4: 'video/mp4',
    webm: 'video/webm',
    mov: 'video/quicktime',
    '3gp': 'video/3gpp',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    m4a: 'audio/x-m4a',
    wav: 'audio/wav',
    aac: 'audio/aac',
    weba: 'audio/webm',
  }),
);

/** Names that browsers give to the same media types. */
const ALSO: readonly string[] = ['audio/mp4', 'audio/x-wav', 'audio/mp3', 'audio/vnd.wave'];

const MEDIA_TYPES: ReadonlySet<string> = new Set([...SHOWN.values(), ...ALSO]);

const PHONE_PHOTOS: ReadonlySet<string> = new Set(['heic', 'heif']);

type Named = { readonly name: string; readonly type: string };

/** The letters after the last point of a file's name, in small letters; empty if there are none. */
export const endingOf = (name: string): string =>
  /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The media type of a chosen file without its parameters; its name decides where there is none. */
export function mediaTypeOf({ name, type }: Named): string {
  const [stated = ''] = type.toLowerCase().split(';');
  return stated.trim() || (SHOWN.get(endingOf(name)) ?? '');
}

/** Whether a file is a photo in the format of phones, which most browsers cannot show. */
export const isPhonePhoto = (file: Named): boolean =>
  /^image\/hei[cf]/.test(mediaTypeOf(file)) || PHONE_PHOTOS.has(endingOf(file.name));

/**
 * The type of message for a chosen file. What browsers do not show, and what could do more than be
 * looked at (an SVG picture), is a `file`.
 */
export function attachmentKindOf(file: Named): AttachmentType {
  const mediaType = mediaTypeOf(file);
  if (!MEDIA_TYPES.has(mediaType) || isPhonePhoto(file)) return 'file';
  if (mediaType === 'application/pdf') return mediaType;
  const [family] = mediaType.split('/');
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'file';
}

/** Why a file is not taken. */
export type AttachmentFault = 'empty' | 'tooLarge' | 'program';

/** What is wrong with a chosen file, before anything is sent. Its bytes have the last word, on the server. */
export function attachmentFault(
  file: Named & { readonly size: number },
): AttachmentFault | undefined {
  if (file.size === 0) return 'empty';
  if (isProgramName(file.name)) return 'program';
  return file.size > MAX_ATTACHMENT_BYTES ? 'tooLarge' : undefined;
}
