/** A paragraph, a heading or an item of a list: what a comparison takes as one. */
export type TextBlock = { readonly tag: string; readonly text: string };

const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,td,th,pre';
/** The editor writes the text of these into a paragraph of their own; they mean the same without it. */
const HOLDERS: readonly string[] = ['li', 'blockquote', 'td', 'th'];

/** The blocks of a formatted text in reading order, as plain text. Nothing of it is run or loaded. */
export function legalBlocks(html: string): readonly TextBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found: TextBlock[] = [];
  collect(body, 'p', found);
  return found;
}

function collect(parent: Element, tag: string, found: TextBlock[]): void {
  let texts = '';
  const close = () => {
    const text = texts.replace(/\s+/g, ' ').trim();
    if (text) found.push({ tag, text });
    texts = '';
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element)) texts += node.textContent ?? '';
    else if (['SCRIPT', 'STYLE'].includes(node.tagName)) texts += '';
    else if (node.tagName === 'BR') texts += ' ';
    else if (!node.matches(BLOCKS) && !node.querySelector(BLOCKS)) texts += node.textContent ?? '';
    else {
      close();
      collect(node, tagWithin(tag, node), found);
    }
  }
  close();
}

/** The tag of an element's text, inside one whose text has this tag. */
function tagWithin(tag: string, element: Element): string {
  const own = element.tagName.toLowerCase();
  const isOnlyWrapped = own === 'p' && HOLDERS.includes(tag);
  return element.matches(BLOCKS) && !isOnlyWrapped ? own : tag;
}
