import type { Raster } from './read-pdf.ts';

/** A greyscale page as four bytes per dot. */
export function rgbaOf({ width, height, data }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const dots = new Uint8ClampedArray(width * height * 4);
  data.forEach((grey, index) => {
    dots.fill(grey, index * 4, index * 4 + 3);
    dots[index * 4 + 3] = 255;
  });
  return dots;
}

/** A page as a thermal printer prints it: each dot is black or white. */
export const burnt = ({ width, height, data }: Raster): Raster => ({
  width,
  height,
  data: data.map((grey) => (grey < 128 ? 0 : 255)),
});
