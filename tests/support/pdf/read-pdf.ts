import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A greyscale page, one byte per dot, 0 is black. */
export type Raster = { readonly width: number; readonly height: number; readonly data: Uint8Array };

export type ReadPage = {
  readonly text: string;
  /** In points. */
  readonly size: readonly [width: number, height: number];
  raster(dotsPerInch: number): Promise<Raster>;
};

/** PDFium, whose version the lock file pins, so that equal files give equal dots everywhere. */
const library = PDFiumLibrary.init();

/** Reads a PDF with a program that did not write it. */
export async function readPdf<T>(
  pdf: Uint8Array,
  read: (pages: readonly ReadPage[]) => T | Promise<T>,
): Promise<T> {
  const document = await (await library).loadDocument(pdf);
  try {
    const pages = [...document.pages()].map((page): ReadPage => {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      return {
        text: page.getText(),
        size: [originalWidth, originalHeight],
        raster: async (dotsPerInch) => {
          const { width, height, data } = await page.render({
            scale: dotsPerInch / 72,
            render: 'bitmap',
            colorSpace: 'Gray',
          });
          return { width, height, data };
        },
      };
    });
    return await read(pages);
  } finally {
    document.destroy();
  }
}

/** All text of a PDF. */
export const textOf = (pdf: Uint8Array): Promise<string> =>
  readPdf(pdf, (pages) => pages.map(({ text }) => text).join('\n'));
