/** A text whose headings can be led to, and what leads there, as HTML. */
export type WithContents = { readonly text: string; readonly contents: string };

/** A text with fewer headings is seen at once. */
const FEWEST = 3;

const HEADING = /<h2([^>]*)>([\s\S]*?)<\/h2>/g;
const TAG = /<[^>]*>/g;

/**
 * Gives the headings of a cleaned text an address each, and lists them under a name. A short text stays
 * as it is.
 */
export function withContents(html: string, name: string): WithContents {
  const headings: string[] = [];
  const text = html.replace(HEADING, (_, attributes: string, inner: string) => {
    headings.push(inner.replace(TAG, ''));
    return `<h2 id="s${headings.length}"${attributes}>${inner}</h2>`;
  });
  if (headings.length < FEWEST) return { text: html, contents: '' };
  const links = headings.map((heading, at) => `<li><a href="#s${at + 1}">${heading}</a></li>`);
  return {
    text,
    contents: `<nav class="contents" aria-label="${name}"><strong>${name}</strong><ul>${links.join('')}</ul></nav>\n`,
  };
}
