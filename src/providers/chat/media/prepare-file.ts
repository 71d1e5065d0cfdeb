import {
  attachmentKindOf,
  endingOf,
  isPhonePhoto,
  mediaTypeOf,
} from '../../../../domain/chat/attachments.ts';
import { MAX_UPLOAD_BYTES } from '../../../../domain/uploads.ts';
import type { FileDraft } from '../chat.ts';
import { measureSound } from './measure.ts';
import { pictureOf, shrunkPicture } from './shrink-picture.ts';
import { videoFrame } from './video-frame.ts';

/** The longest edge of a picture beside a file, in pixels, and what our server takes of it. */
const POSTER_EDGE = 960;
const MOST_POSTER_BYTES = 1_000_000;

/** The place of the brand in a file of the MP4 family, and the brands of phone photos. */
const BRAND = { from: 4, to: 12 } as const;
const PHONE_PHOTO = /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)/;

/**
 * A chosen file as it is sent. A phone photo goes as a file whatever its name says; a picture too
 * large to be shown is made smaller, or goes as a file where that is not possible. A sound is measured
 * first, so that its wave form is seen before it is loaded.
 */
export async function prepareFile(file: File): Promise<FileDraft> {
  const kind = attachmentKindOf(file);
  if (kind === 'image') return preparePicture(file);
  if (kind === 'video') return withPoster({ type: kind, file }, (await videoFrame(file))?.frame);
  if (isPhonePhoto(file)) return preparePhonePhoto(file);
  if (kind !== 'audio') return { type: kind, file };
  const measures = await measureSound(file);
  return {
    type: kind,
    file,
    ...(measures && { ...measures, duration: rounded(measures.duration) }),
  };
}

async function preparePicture(file: File): Promise<FileDraft> {
  if (await isDisguisedPhonePhoto(file)) return preparePhonePhoto(file);
  if (file.size <= MAX_UPLOAD_BYTES) return { type: 'image', file };
  const smaller = await shrunkPicture(file);
  return smaller ? { type: 'image', file: smaller } : { type: 'file', file };
}

/** The browsers of one maker can draw such a photo, for all those that cannot. */
const preparePhonePhoto = async (file: File): Promise<FileDraft> =>
  withPoster({ type: 'file', file }, await pictureOf(file, POSTER_EDGE));

const withPoster = (draft: FileDraft, poster: Blob | undefined): FileDraft =>
  poster && poster.size <= MOST_POSTER_BYTES ? { ...draft, poster } : draft;

async function isDisguisedPhonePhoto(file: File): Promise<boolean> {
  const head = await file.slice(BRAND.from, BRAND.to).arrayBuffer();
  return PHONE_PHOTO.test(String.fromCharCode(...new Uint8Array(head)));
}

/** To a tenth; the shortest sound lasts one, as a length of nothing would be rejected. */
const rounded = (seconds: number): number => Math.max(0.1, Math.round(seconds * 10) / 10);

/** A pasted picture has no name of its own; this one says what it is. */
export function namedFile(file: File, name: string): File {
  if (file.name && !/^image\.\w+$/.test(file.name)) return file;
  const ending = endingOf(file.name) || mediaTypeOf(file).split('/')[1] || 'png';
  return new File([file], `${name}.${ending}`, { type: file.type });
}
