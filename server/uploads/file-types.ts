import { buffer } from 'node:stream/consumers';
import { attachmentTypeOf } from '../../domain/chat/message-types.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { typeOfBytes } from '../blobs/type-of-bytes.ts';

/** As many leading bytes as the recognised file types need. */
const SNIFFED_BYTES = 4100;

export const PDF = 'application/pdf';

/** What a browser can show or play; other types could do more than be looked at. */
const SHOWN: ReadonlySet<string> = new Set([
  PDF,
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'video/3gpp',
  'audio/mpeg',
  'audio/ogg',
  'audio/x-m4a',
  'audio/mp4',
  'audio/wav',
  'audio/aac',
]);

/** The types that are shown, for the person whose file is none of them. */
export const SHOWN_NAMES =
  'PDF, JPEG, PNG, WebP, AVIF, GIF, MP4, WebM, MOV, MP3, OGG, M4A, WAV, AAC';

/** Photos as some phones take them. Neither browsers nor our decoder can read them. */
const PHONE_PHOTOS: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);

/** Files that a computer or a phone runs, or opens as a program would. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/vnd.android.package-archive',
  'application/java-archive',
  'application/java-vm',
  'application/x-deb',
  'application/x-rpm',
  'application/x-apple-diskimage',
  'application/x.ms.shortcut',
  'application/x.apple.alias',
  'application/vnd.ms-htmlhelp',
  'application/x-google-chrome-extension',
  'application/x-xpinstall',
  'application/x-ms-regedit',
  'application/x-shockwave-flash',
]);

const UNKNOWN = 'application/octet-stream';
const MEDIA_TYPE = /^[a-z]+\/[\w.+-]{1,100}$/;

export const isShown = (mediaType: string): boolean => SHOWN.has(mediaType);
export const isPhonePhoto = (mediaType: string): boolean => PHONE_PHOTOS.has(mediaType);
export const isProgramType = (mediaType: string): boolean => PROGRAMS.has(mediaType);

/** The media type that the first bytes of a stored file show; empty if they show none. */
export async function sniffedType(blobs: BlobStore, name: string, size: number): Promise<string> {
  const end = Math.min(size, SNIFFED_BYTES) - 1;
  const head = await buffer(await blobs.get(name, { start: 0, end }));
  const [mediaType = ''] = ((await typeOfBytes(head))?.mime ?? '').split(';');
  return mediaType;
}

/**
 * The media type of a file that is only downloaded. The sender's type counts where the bytes say
 * nothing, but never for a type that is shown.
 */
export function downloadType(sniffed: string, stated: string): string {
  if (sniffed) return isShown(sniffed) ? UNKNOWN : sniffed;
  const [type = ''] = stated.toLowerCase().split(';');
  return MEDIA_TYPE.test(type) && attachmentTypeOf(type) === undefined ? type : UNKNOWN;
}
