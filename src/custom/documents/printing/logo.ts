import type { Logo } from '../../../../domain/documents/company-settings.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';

/** As wide as it is ever printed, twice over. */
const MOST_PIXELS = 900;

/**
 * The company's logo as papers need it: small, and without transparency, which would make each of them
 * three times as large. `null` where it cannot be read; a paper goes without it.
 */
export async function logoOf(
  provider: AppDataProvider,
  file: string,
  options: { signal?: AbortSignal },
): Promise<Logo | null> {
  try {
    const picture = await createImageBitmap(await provider.getFile(file, options));
    return onWhite(picture);
  } catch {
    return null;
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
