import sanitizeHtml from 'sanitize-html';
import { isWebAddress } from '../../domain/web-address.ts';

/** What formatted text may contain: what its editor can create, and nothing that runs or loads. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'hr'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'span'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], '*': ['dir', 'style'] },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify|start|end)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && isLink(href) ? { href } : {}),
        ...attribs,
        rel: 'noopener noreferrer',
      },
    }),
  },
};

/** A telephone or e-mail link, a path on this server, or a complete web address. */
const OTHER_LINK = /^(?:mailto:|tel:|#|\/(?![/\\]))[^\p{Cc}\p{Cf}\p{Z}\\]*$/iu;

const isLink = (href: string): boolean => OTHER_LINK.test(href) || isWebAddress(href);

/** Formatted text with everything removed that is not in the fixed set of tags. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, RULES);
