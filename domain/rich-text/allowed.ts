import { isWebAddress } from '../web-address.ts';

/** The elements of formatted text: what its editor can create, and nothing that runs or loads. */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'code',
  'hr',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'span',
] as const;

/** Elements that go with everything in them, because that is no text for readers. */
export const UNREAD_TAGS = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'template',
  'title',
  'svg',
  'math',
  'iframe',
  'object',
  'xmp',
  'noembed',
  'noframes',
] as const;

/** The attributes of formatted text, on any element; an address and its window on links only. */
export const RICH_TEXT_ATTRIBUTES = ['href', 'target', 'rel', 'dir', 'style'] as const;

export const RICH_TEXT_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

export const RICH_TEXT_ALIGNMENTS = ['left', 'right', 'center', 'justify', 'start', 'end'] as const;

/** A telephone or e-mail link, a path on this server, or a complete web address. */
const OTHER_LINK = /^(?:mailto:|tel:|#|\/(?![/\\]))[^\p{Cc}\p{Cf}\p{Z}\\]*$/iu;

/** Whether a link of formatted text may lead there. */
export const isRichTextLink = (href: string): boolean =>
  OTHER_LINK.test(href) || isWebAddress(href);

const ALIGNMENT = new RegExp(
  `(?:^|;)\\s*text-align\\s*:\\s*(${RICH_TEXT_ALIGNMENTS.join('|')})\\s*(?:;|$)`,
  'i',
);

/** Of a style only the alignment may stand. */
function allowedStyle(style: string): string | undefined {
  const alignment = ALIGNMENT.exec(style)?.[1]?.toLowerCase();
  return alignment && `text-align:${alignment}`;
}

const DIRECTION = /^(?:ltr|rtl|auto)$/i;

type Attributes = Readonly<Record<string, string>>;

/**
 * The attributes with which an element of formatted text may stand, as they are written. Links never
 * hand this page to the one that they open.
 */
export function allowedAttributes(tag: string, given: Attributes): Record<string, string> {
  const { href, target, dir, style } = given;
  const isLink = tag === 'a';
  const aligned = style === undefined ? undefined : allowedStyle(style);
  return {
    ...(isLink && href !== undefined && isRichTextLink(href) && { href }),
    ...(isLink && target?.toLowerCase() === '_blank' && { target: '_blank' }),
    ...(dir !== undefined && DIRECTION.test(dir) && { dir: dir.toLowerCase() }),
    ...(aligned !== undefined && { style: aligned }),
    ...(isLink && { rel: 'noopener noreferrer' }),
  };
}
