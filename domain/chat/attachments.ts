import { MAX_ATTACHMENT_BYTES } from './attachment-size.ts';
import { FILE_KINDS } from './message-kinds.ts';
import { ATTACHMENT_TYPES, type AttachmentType } from './message-types.ts';
import { isProgramName } from './program-names.ts';

/** What browsers show or play, by the ending of its name. Everything else is only downloaded. */
const SHOWN: ReadonlyMap<string, string> = new Map(
  Object.values(FILE_KINDS).flatMap(({ endings }) => Object.entries(endings)),
);

/** The types of message by the media types that they hold. */
const TYPES: ReadonlyMap<string, AttachmentType> = new Map(
  ATTACHMENT_TYPES.flatMap((type) => {
    const { endings, otherNames } = FILE_KINDS[type];
    return [...Object.values<string>(endings), ...otherNames].map((name) => [name, type] as const);
  }),
);

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
  const type = isPhonePhoto(file) ? undefined : TYPES.get(mediaTypeOf(file));
  return type ?? 'file';
}

/** Why a file is not taken. */
export type AttachmentError = 'empty' | 'tooLarge' | 'program';

/** What is wrong with a chosen file, before anything is sent. Its bytes decide, on the server. */
export function attachmentError(
  file: Named & { readonly size: number },
): AttachmentError | undefined {
  if (file.size === 0) return 'empty';
  if (isProgramName(file.name)) return 'program';
  return file.size > MAX_ATTACHMENT_BYTES ? 'tooLarge' : undefined;
}
