import type { Logo } from '../../../../domain/documents/company-settings.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { isUnknownRecord } from '../../../providers/capabilities.ts';

/** Twice the largest printed width. */
const MOST_PIXELS = 900;

type Options = { signal?: AbortSignal };

/**
 * The company's logo for printing: small, and without transparency, which would triple the size of each
 * document. `null` if it is missing or not an image: then documents have no logo. Throws if the back end
 * does not answer, because then it is unknown.
 */
export async function logoOf(
  provider: AppDataProvider,
  file: string,
  options: Options,
): Promise<Logo | null> {
  const stored = await storedLogo(provider, file, options);
  if (!stored) return null;
  try {
    return onWhite(await createImageBitmap(stored));
  } catch {
    return null;
  }
}

async function storedLogo(
  provider: AppDataProvider,
  file: string,
  options: Options,
): Promise<Blob | undefined> {
  try {
    return await provider.getFile(file, options);
  } catch (error) {
    if (isUnknownRecord(error)) return undefined;
    throw error;
  }
}

function onWhite(picture: ImageBitmap): Logo | null {
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return { dataUri: canvas.toDataURL('image/jpeg', 0.92), width, height };
}
