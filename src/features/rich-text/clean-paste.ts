import { isOneOf } from '../../../domain/is-one-of.ts';
import { isRichTextLink, UNREAD_TAGS } from '../../../domain/rich-text/allowed.ts';
import { makeWordLists } from './word-lists.ts';

/** A mark of a text within a line. */
type Mark = 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup' | 'a';
type Marks = ReadonlySet<Mark>;

const BLOCKS =
  'p,div,section,article,header,footer,main,aside,nav,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,' +
  'table,hr,center,dl,dt,dd,address,figure,figcaption,form,fieldset';

/** The headings of the editor are those below the title of a page. */
const HEADINGS: Readonly<Record<string, 'h2' | 'h3' | 'h4'>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/** Paragraphs that Word and Outlook mark by a class only. */
const BY_CLASS: readonly (readonly [RegExp, 'h2' | 'h3' | 'blockquote'])[] = [
  [/\bMsoTitle\b/, 'h2'],
  [/\bMsoSubtitle\b/, 'h3'],
  [/\bMso(?:Intense)?Quote\b/, 'blockquote'],
];

const BY_TAG: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Line breaks of the source are blanks; so are the rows of hard blanks that programs indent with. */
const oneLine = (text: string): string =>
  text.replace(/[^\S\u00a0]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ');

const isBlank = (html: string): boolean => /^(?:<br>|[\s\u00a0\u200b\ufeff])*$/.test(html);

/** Where a link leads: behind the address by which a program counts clicks, and nowhere if unsafe. */
function addressOf(element: Element): string | undefined {
  const href = element.getAttribute('href')?.trim() ?? '';
  const url = URL.parse(href);
  const counted = url?.hostname === 'www.google.com' && url.pathname === '/url';
  const address = counted ? (url.searchParams.get('q') ?? href) : href;
  return isRichTextLink(address) && !address.startsWith('#') ? address : undefined;
}

type Styled = { readonly on: readonly Mark[]; readonly off: readonly Mark[] };

/** The marks that a style stands for, and those that it takes back. */
function styledMarks(style: string): Styled {
  const value = (name: string) => {
    const [, found = ''] = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style) ?? [];
    return found.trim().toLowerCase();
  };
  const [weight, slant] = [value('font-weight'), value('font-style')];
  const line = `${value('text-decoration')} ${value('text-decoration-line')}`;
  const height = value('vertical-align');
  const on: readonly (Mark | false)[] = [
    /^(?:bold|bolder|[6-9]00)$/.test(weight) && 'strong',
    /^(?:italic|oblique)/.test(slant) && 'em',
    line.includes('underline') && 'u',
    line.includes('line-through') && 's',
    height === 'super' && 'sup',
    height === 'sub' && 'sub',
  ];
  const off: readonly (Mark | false)[] = [
    /^(?:normal|lighter|[1-5]00)$/.test(weight) && 'strong',
    slant === 'normal' && 'em',
  ];
  return { on: on.filter((one) => one !== false), off: off.filter((one) => one !== false) };
}

/** The marks that an element adds to those around it. */
function marksOf(element: Element, around: Marks): readonly Mark[] {
  const { on, off } = styledMarks(element.getAttribute('style') ?? '');
  const own = BY_TAG[element.localName];
  const link = element.localName === 'a' && addressOf(element) !== undefined ? ['a' as const] : [];
  const inLink = link.length > 0 || around.has('a');
  return [...new Set([...link, ...(own ? [own] : []), ...on])].filter(
    (mark) => !around.has(mark) && !off.includes(mark) && !(mark === 'u' && inLink),
  );
}

const WORDLESS = /^(?:img|video|audio|canvas|input|button|o:p|meta|link)$/;

const isUnread = ({ localName }: Element): boolean =>
  isOneOf(UNREAD_TAGS, localName) || WORDLESS.test(localName);

/** A piece of a line with its marks. */
function inline(node: Node, around: Marks): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(oneLine(node.textContent ?? ''));
  if (!(node instanceof Element) || isUnread(node)) return '';
  if (node.localName === 'br') return '<br>';
  const marks = marksOf(node, around);
  const inside: Marks = new Set([...around, ...marks]);
  const inner = [...node.childNodes].map((one) => inline(one, inside)).join('');
  // A blank is never bold: only the text gets marks.
  if (isBlank(inner)) return inner;
  const address = escaped(addressOf(node) ?? '').replaceAll('"', '&quot;');
  return marks.reduceRight((html, mark) => {
    const href = mark === 'a' ? ` href="${address}"` : '';
    return `<${mark}${href}>${html}</${mark}>`;
  }, inner);
}

/** Paragraphs of pieces of lines; an empty line between them divides them. */
function paragraphs(pieces: readonly string[], tag = 'p'): readonly string[] {
  const lines: string[][] = [[]];
  let breaks = 0;
  for (const piece of pieces) {
    if (piece === '<br>') breaks += 1;
    else if (!isBlank(piece)) {
      if (breaks > 1) lines.push([]);
      else if (breaks === 1) lines.at(-1)?.push('<br>');
      breaks = 0;
    }
    if (piece !== '<br>') lines.at(-1)?.push(piece);
  }
  return lines.flatMap((line) => {
    const html = line
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/^(?:<br>|\s)+|(?:<br>|\s)+$/g, '');
    return isBlank(html) ? [] : [`<${tag}>${html}</${tag}>`];
  });
}

/** The pieces of an element's lines, each break of its own a piece. */
const pieces = (element: Element, marks: Marks): readonly string[] =>
  [...element.childNodes].map((one) => inline(one, marks));

const PLAIN: Marks = new Set();
/** A heading is bold by itself. */
const BOLD: Marks = new Set(['strong']);

function listOf(list: Element): readonly string[] {
  const rows: string[][] = [];
  for (const child of list.children) {
    // Google Docs writes a list in a list beside the item that it belongs to.
    if (child.matches('ul, ol')) (rows.at(-1) ?? rows[rows.push([]) - 1])?.push(...listOf(child));
    else if (!isUnread(child)) rows.push([...blocksOf(child)]);
  }
  const tag = list.localName;
  const items = rows
    .filter((row) => row.length > 0)
    .map((row) => {
      const begins = /^<p>/.test(row[0] ?? '') ? row : ['<p></p>', ...row];
      return `<li>${begins.join('')}</li>`;
    });
  return items.length > 0 ? [`<${tag}>${items.join('')}</${tag}>`] : [];
}

/** A row of a table as a line: texts have no tables. */
const tableRows = (table: Element): readonly string[] =>
  [...table.querySelectorAll('tr')].flatMap((row) => {
    const cells = [...row.children].map((cell) => inline(cell, PLAIN).trim());
    return paragraphs([cells.filter((cell) => !isBlank(cell)).join(' | ')]);
  });

/** An element that begins a line of its own. */
function blockOf(element: Element): readonly string[] {
  const { localName: tag, className } = element;
  const heading = HEADINGS[tag];
  if (heading) return paragraphs(pieces(element, BOLD), heading);
  if (tag === 'ul' || tag === 'ol') return listOf(element);
  if (tag === 'hr') return ['<hr>'];
  if (tag === 'pre') return [`<pre><code>${escaped(element.textContent)}</code></pre>`];
  if (tag === 'table') return tableRows(element);
  if (tag === 'blockquote') return quoted(blocksOf(element));
  if (element.querySelector(BLOCKS)) return blocksOf(element);
  const [, meant] = BY_CLASS.find(([name]) => name.test(className)) ?? [];
  if (meant === 'blockquote') return quoted(paragraphs(pieces(element, PLAIN)));
  return paragraphs(pieces(element, meant ? BOLD : PLAIN), meant);
}

const quoted = (blocks: readonly string[]): readonly string[] =>
  blocks.length > 0 ? [`<blockquote>${blocks.join('')}</blockquote>`] : [];

/** What an element holds, as blocks; text between them are paragraphs. */
function blocksOf(parent: Element): readonly string[] {
  const blocks: string[] = [];
  let line: string[] = [];
  const close = () => {
    blocks.push(...paragraphs(line));
    line = [];
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element)) line.push(inline(node, PLAIN));
    else if (node.matches(BLOCKS) || (!isUnread(node) && node.querySelector(BLOCKS))) {
      close();
      blocks.push(...(node.matches(BLOCKS) ? blockOf(node) : blocksOf(node)));
    } else line.push(inline(node, PLAIN));
  }
  close();
  return blocks;
}

/**
 * What somebody pastes from Word, Outlook, Google Docs or a page, as formatted text of ours: its
 * headings, lists, links and emphasis, and nothing of its look. What was copied in an editor of ours
 * stays as it is.
 */
export function cleanPaste(html: string): string {
  if (/<[^>]+ data-pm-slice=/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeWordLists(body);
  return blocksOf(body).join('');
}
