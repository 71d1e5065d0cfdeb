/** A piece of cleaned HTML: a tag with its attributes, or text with its entities decoded. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly tag: string; readonly href?: string };

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function character(all: string, entity: string): string {
  if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()] ?? all;
  const isHex = /^#x/i.test(entity);
  const point = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : all;
}

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, character);

const TOKENS = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The pieces of HTML that the server has cleaned (server/resources/clean-html.ts), in order. */
export const htmlTokens = (html: string): readonly HtmlToken[] =>
  [...html.matchAll(TOKENS)].map(([all, slash, tag, attributes = '']): HtmlToken => {
    if (!tag) return { kind: 'text', text: decoded(all) };
    const [, double, single, bare] = HREF.exec(attributes) ?? [];
    const href = double ?? single ?? bare;
    return {
      kind: slash ? 'close' : 'open',
      tag: tag.toLowerCase(),
      ...(href !== undefined && { href: decoded(href) }),
    };
  });

/** Tags within a line: no space comes between them and the text around them. */
const INLINE = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'span', 'code']);

/** The text of HTML as plain text, with a line for each block. */
export const plainTextOf = (html: string): string =>
  htmlTokens(html)
    .map((token) => (token.kind === 'text' ? token.text : INLINE.has(token.tag) ? '' : '\n'))
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();

/** Whether HTML contains any text: an empty paragraph of the editor does not. */
export const hasText = (html: string | null | undefined): html is string =>
  !!html && plainTextOf(html).replace(/[\p{Z}\p{Cf}\s]/gu, '') !== '';
