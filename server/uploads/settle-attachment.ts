import { FILE_KINDS } from '../../domain/chat/message-kinds.ts';
import { type AttachmentType, attachmentTypeOf } from '../../domain/chat/message-types.ts';
import { isProgramName } from '../../domain/chat/program-names.ts';
import { RequestError } from '../base/request-error.ts';
import type { House, ReceivedFile, SettledFile } from './attachment.ts';
import { settlePicture, storePoster } from './attachment-pictures.ts';
import {
  downloadType,
  isPhonePhoto,
  isProgramType,
  isShown,
  PDF,
  SHOWN_NAMES,
  sniffedType,
} from './file-types.ts';
import { sourceOf } from './media/byte-source.ts';
import { isPlayable } from './media/is-playable.ts';
import { measureMedia } from './media/measure-media.ts';
import { rejectedFile } from './rejected-file.ts';

/** Containers that hold a voice recording as well as a video, and its media type in that case. */
const VOICE_IN: Readonly<Record<string, string>> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
};

type Typed = ReceivedFile & { readonly mediaType: string };

const wrongType = (): RequestError => rejectedFile.wrongType('file', SHOWN_NAMES);

/** A file that browsers show, checked and measured. Throws a 413 or 415 if it is not what it says. */
async function asShown(house: House, file: Typed, type: AttachmentType): Promise<SettledFile> {
  const { name, mediaType, size } = file;
  if (type === 'image') return { ...(await settlePicture(house, file)), type };
  const plain = { name, type, mediaType, size, thumbnails: false };
  if (mediaType === PDF) return plain;
  // A voice lies in the container of a video.
  const container = mediaType.replace('audio/webm', 'video/webm');
  const source = sourceOf(house.blobs, name, size);
  if (!(await isPlayable(container, source))) throw wrongType();
  const { duration, width, height } = await measureMedia(container, source);
  return {
    ...plain,
    ...(duration === undefined ? {} : { duration }),
    ...(type === 'audio' || width === undefined || height === undefined ? {} : { width, height }),
  };
}

/** A file that browsers show if it is one; sent as any file, it may also be a broken or a large one. */
async function asShownOrFile(
  house: House,
  file: Typed,
  { type, declared }: { type: AttachmentType; declared: AttachmentType },
): Promise<SettledFile> {
  try {
    return await asShown(house, file, type);
  } catch (error) {
    const isOurs = error instanceof RequestError && [413, 415].includes(error.statusCode);
    if (declared !== 'file' || !isOurs) throw error;
    return asDownload(file, file.mediaType);
  }
}

const asDownload = ({ name, size, stated }: ReceivedFile, sniffed: string): SettledFile => ({
  name,
  size,
  type: 'file',
  thumbnails: false,
  mediaType: downloadType(sniffed, stated),
});

/**
 * Finds out what a stored file of a conversation is, by its bytes and the type that its sender gives,
 * which separates a voice recording from a video in the same container. A picture is encoded anew. Throws
 * a `RequestError` that names the part of the form.
 */
export async function settleAttachment(house: House, file: ReceivedFile): Promise<SettledFile> {
  const declared = attachmentTypeOf(file.declared);
  if (!declared) throw wrongType();
  const sniffed = await sniffedType(house.blobs, file.name, file.size);
  if (isProgramName(file.fileName) || isProgramType(sniffed)) throw rejectedFile.program();
  const mediaType = (declared === 'audio' ? VOICE_IN[sniffed] : undefined) ?? sniffed;
  const type = isShown(sniffed) ? (attachmentTypeOf(mediaType) ?? 'file') : 'file';
  const isRight = declared === 'file' || declared === type;
  if (!isRight && !(declared === 'image' && isPhonePhoto(sniffed))) throw wrongType();
  const settled =
    type === 'file'
      ? asDownload(file, sniffed)
      : await asShownOrFile(house, { ...file, mediaType }, { type, declared });
  const { poster, owner, name } = file;
  const fate = FILE_KINDS[settled.type].poster;
  if (!poster || fate === 'ignored') return settled;
  if (fate === 'rejected') {
    throw new RequestError('record.invalid', { fields: { poster: { code: 'unknownField' } } });
  }
  await storePoster(house, { name, poster, owner });
  return { ...settled, thumbnails: true };
}
