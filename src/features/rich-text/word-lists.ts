const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = /mso-list:\s*ignore/i;
/** A numeral with its full stop or bracket; all else that stands before an item is a bullet. */
const NUMERAL = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;
/** What stands in the text itself where the program names no marker. */
const TYPED_BULLET = /^[\s\u00a0]*[·•▪§o–-][\s\u00a0]+/u;

type Item = { readonly level: number; readonly tag: 'ul' | 'ol' };

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Takes a typed bullet out of the first text of a paragraph. */
function takeBullet(paragraph: Element): boolean {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const [before, found] = [paragraph.textContent, walker.nextNode()];
  if (!found || !TYPED_BULLET.test(before)) return false;
  let left = TYPED_BULLET.exec(before)?.[0].length ?? 0;
  for (let text: Node | null = found; text && left > 0; text = walker.nextNode()) {
    const content = text.textContent ?? '';
    text.textContent = content.slice(left);
    left -= Math.min(left, content.length);
  }
  return true;
}

/** How a paragraph stands in a list of Word or Outlook, without the marker that they write into it. */
function takeItem(paragraph: Element): Item | undefined {
  const level = LEVEL.exec(styleOf(paragraph))?.[1];
  const marker = [...paragraph.querySelectorAll('[style]')].find((one) =>
    MARKER.test(styleOf(one)),
  );
  if (level !== undefined) {
    const sign = marker?.textContent.trim() ?? '';
    marker?.remove();
    return { level: Math.max(1, Number(level)), tag: NUMERAL.test(sign) ? 'ol' : 'ul' };
  }
  const isListed = /^MsoListParagraph/.test(paragraph.className);
  return isListed && takeBullet(paragraph) ? { level: 1, tag: 'ul' } : undefined;
}

/** The row that a list in a list belongs to. */
const lastRow = (list: Element): Element =>
  list.lastElementChild ?? list.appendChild(list.ownerDocument.createElement('li'));

/**
 * Makes lists of the paragraphs that Word and Outlook write instead: each with its level in a style,
 * and its bullet or number as a text. The number of a heading belongs to its text, as in "1. Scope".
 */
export function makeWordLists(root: Element): void {
  const { ownerDocument: page } = root;
  /** The lists that the last item stands in, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const item = takeItem(paragraph);
    if (!item) continue;
    if (open[0] === undefined || paragraph.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, item.level);
    if (open.length === item.level && open.at(-1)?.localName !== item.tag) open.pop();
    while (open.length < item.level) {
      const list = page.createElement(item.tag);
      const around = open.at(-1);
      if (around) lastRow(around).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const row = page.createElement('li');
    row.append(...paragraph.childNodes);
    open.at(-1)?.append(row);
    paragraph.remove();
  }
}
