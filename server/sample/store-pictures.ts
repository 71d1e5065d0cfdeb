import sharp from 'sharp';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { SampleFile } from './sample-file.ts';

const AT_ONCE = 8;

async function draw({ svg, width }: SampleFile): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80, effort: 1 }).toBuffer();
}

/**
 * Draws and stores the pictures, a few at a time. A picture that several files share is drawn once.
 */
export async function storePictures(blobs: BlobStore, files: readonly SampleFile[]): Promise<void> {
  const drawn = new Map<string, Promise<Buffer>>();
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const picture = drawn.get(file.svg) ?? draw(file);
      drawn.set(file.svg, picture);
      await blobs.put(file.name, await picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
