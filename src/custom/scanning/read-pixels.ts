import { decodeQR } from 'qr/decode.js';
import type { Pixels } from './code-reader.ts';

/** The text of the QR code in a picture; nothing if there is none that can be read. */
export function readPixels({ width, height, data }: Pixels): string | undefined {
  try {
    return decodeQR({ width, height, data });
  } catch {
    // That a picture shows no code is an error to the decoder, and usual to a camera.
    return undefined;
  }
}
