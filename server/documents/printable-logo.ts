import { buffer } from 'node:stream/consumers';
import type { Logo } from '../../domain/documents/company-settings.ts';
import { BlobMissingError, type BlobStore } from '../blobs/blob-store.ts';

/** As large as a letterhead needs at 300 dpi; in pixels. */
const BOX = { width: 720, height: 300 };

/**
 * The logo as documents embed it, or `null` if there is none: an invoice without it is still valid.
 */
export async function printableLogo(blobs: BlobStore, name: string | null): Promise<Logo | null> {
  if (name === null) return null;
  try {
    // Only documents with a logo need it: it takes time and memory to load.
    const { default: sharp } = await import('sharp');
    const stored = await buffer(await blobs.get(name));
    const { data, info } = await sharp(stored)
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      // PDF/A knows no transparency in pictures.
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const dataUri = `data:image/png;base64,${data.toString('base64')}`;
    return { dataUri, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof BlobMissingError) return null;
    throw error;
  }
}
