import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { readPixels } from '../../../src/custom/scanning/read-pixels.ts';

const QUIET = 4;

/** A QR code as a camera would see it straight ahead, so many pixels to a module. */
function pictureOf(text: string, scale: number) {
  const { modules } = create(text, {});
  const width = (modules.size + 2 * QUIET) * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const [row, column] = [Math.floor(y / scale) - QUIET, Math.floor(x / scale) - QUIET];
      const isInside = [row, column].every((at) => at >= 0 && at < modules.size);
      if (isInside && modules.get(row, column))
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

it('the codes of a label and of a ticket are read from a picture, near and far', () => {
  for (const text of ['812345678903', 'JS-10001']) {
    for (const scale of [3, 8]) expect(readPixels(pictureOf(text, scale))).toBe(text);
  }
});

it('a picture without a code gives nothing', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(180);
  expect(readPixels({ width: 200, height: 200, data })).toBeUndefined();
});
