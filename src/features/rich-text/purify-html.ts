import createPurify from 'dompurify';
import {
  allowedAttributes,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '../../../domain/rich-text/allowed.ts';

/** Our own: its hooks are not those of react-admin's fields. */
const purify = createPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
  const given = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const allowed = allowedAttributes(element.localName, Object.fromEntries(given));
  for (const [name] of given) if (!Object.hasOwn(allowed, name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(allowed)) element.setAttribute(name, value);
});

/**
 * Formatted text for showing, by the list that the server stores by: another back end may have stored
 * anything. A large library does it, so this file is loaded with the first such text.
 */
export const purifyHtml = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: [...RICH_TEXT_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
