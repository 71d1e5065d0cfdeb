/**
 * Blanks, control characters, invisible characters, and characters that browsers read as a slash.
 */
const DECEIVING = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
const WEB_SCHEME = /^https?:\/\/[^/]/i;
const BEGINS_WITH_NAME = /^[\p{L}\p{N}]/u;
/**
 * A domain such as `example.org`, but never a single name: `javascript:0/alert(1)` looks like a
 * port.
 */
const NAME_WITH_ENDING = /^[^:/?#@]+\.\p{L}[^:/?#@.]*\.?(?=$|:\d{1,5}(?:$|[/?#])|[/?#])/u;

function parsed(address: string): URL | undefined {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // A user name before an @ only makes one address look like another.
  return url && isWeb && url.hostname && !url.username && !url.password ? url : undefined;
}

/**
 * The web address that a person intends: one with http or https, or one that begins with a domain
 * such as `example.org/page`, which is read as https. `undefined` for everything else, above all
 * for what a browser would run instead of open. The URL parser decides, on both sides; links are
 * built from its result and never from the text.
 */
export function webAddress(text: string): URL | undefined {
  if (DECEIVING.test(text)) return undefined;
  if (WEB_SCHEME.test(text)) return parsed(text);
  const isNamed = BEGINS_WITH_NAME.test(text) && NAME_WITH_ENDING.test(text);
  return isNamed ? parsed(`https://${text}`) : undefined;
}

/** Whether a text is a whole web address, scheme included. */
export const isWebAddress = (text: string): boolean =>
  WEB_SCHEME.test(text) && webAddress(text) !== undefined;
