import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import {
  allowedAttributes,
  RICH_TEXT_ALIGNMENTS,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_SCHEMES,
  RICH_TEXT_TAGS,
  UNREAD_TAGS,
} from '../../domain/rich-text/allowed.ts';

/** The one list of what formatted text may contain (domain/rich-text), as the library reads it. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  nonTextTags: [...UNREAD_TAGS],
  allowedAttributes: { '*': [...RICH_TEXT_ATTRIBUTES] },
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(${RICH_TEXT_ALIGNMENTS.join('|')})$`)] } },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: allowedAttributes(tagName, attribs) }),
  },
};

const require = createRequire(import.meta.url);

/** Reads and writes HTML with seventy files, which are loaded with the first formatted text. */
const library = (): typeof sanitizeHtml => require('sanitize-html');

/** Formatted text with everything removed that is not in the fixed set of tags. */
export const cleanHtml = (html: string): string => library()(html, RULES);
