import sharp from 'sharp';
import { THUMBNAIL_EDGES } from '../../../domain/chat/message.ts';
import type { BlobStore } from '../../blobs/blob-store.ts';
import { thumbnailName } from '../../blobs/stored-name.ts';
import { PHOTO } from '../pictures/parcel-photo.ts';
import type { ChatFile } from './chat-files.ts';

const AT_ONCE = 8;

type Drawn = { readonly large: Uint8Array; readonly small: Uint8Array };

async function draw(svg: string): Promise<Drawn> {
  const picture = sharp(Buffer.from(svg)).resize({ width: PHOTO.width });
  const large = await picture.webp({ quality: 80, effort: 1 }).toBuffer();
  const small = await sharp(large)
    .resize({ width: THUMBNAIL_EDGES.small })
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
  return { large, small };
}

/**
 * Draws and stores the files of the messages, a few at a time, and returns their sizes. A file that
 * many messages name is stored once. A photo that several files show is drawn once; it is no larger
 * than its large thumbnail.
 */
export async function storeChatFiles(
  blobs: BlobStore,
  files: readonly ChatFile[],
): Promise<ReadonlyMap<string, number>> {
  const drawn = new Map<string, Promise<Drawn>>();
  const sizes = new Map<string, number>();
  const once = new Map(files.map((file) => [file.name, file]));
  const queue = once.values();
  const store = async ({ name, content }: ChatFile): Promise<void> => {
    if ('bytes' in content) {
      sizes.set(name, (await blobs.put(name, content.bytes)).size);
      return;
    }
    const picture = drawn.get(content.svg) ?? draw(content.svg);
    drawn.set(content.svg, picture);
    const { large, small } = await picture;
    sizes.set(name, (await blobs.put(name, large)).size);
    await blobs.put(thumbnailName(name, 'large'), large);
    await blobs.put(thumbnailName(name, 'small'), small);
  };
  const work = async (): Promise<void> => {
    for (const file of queue) await store(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sizes;
}
