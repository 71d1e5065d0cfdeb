import { openPdf } from './pdf-js.ts';

/** Sharp in a bubble on a phone's screen, and a small picture all the same. */
const WIDTH = 640;

/** A picture of the first page of a PDF. Rejects if it cannot be read. */
export async function pictureOfFirstPage(pdf: Blob): Promise<Blob> {
  const task = openPdf(new Uint8Array(await pdf.arrayBuffer()));
  try {
    const page = await (await task.promise).getPage(1);
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.min(Math.floor(viewport.height), 2 * WIDTH);
    await page.render({ canvas, viewport }).promise;
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.')))),
    );
  } finally {
    void task.destroy();
  }
}
