import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of the first page that are in bold letters, in the order in which they were written. */
export async function boldTextsOf(pdf: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(1);
    // The fonts of a page are known once its drawing has been read.
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const { name } = page.commonObjs.get(item.fontName) as { readonly name: string };
      return name.endsWith('-700') ? [item.str] : [];
    });
  } finally {
    await task.destroy();
  }
}
