import { webAddress } from '../web-address.ts';

const HAS_SCHEME = /^https?:\/\//i;
const BEGINS_LIKE_A_PAGE = /^www\./i;

/**
 * The endings of domains by which a text without a scheme is taken for an address. With any ending
 * at all, `invoice.pdf` and a forgotten space as in `ok.thanks` would become links.
 */
const ENDINGS: ReadonlySet<string> = new Set(
  'com org net info biz eu de ma fr be nl es it at ch lu uk ie pt pl dz tn io me co tv app dev shop online site store xyz'.split(
    ' ',
  ),
);

const endingOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '').split('.').at(-1) ?? '';

/**
 * The type of message for what somebody has typed: an address of the web is a `link`, anything else
 * a `text` (specification 5, "Chat text").
 */
export function writtenTypeOf(typed: string): 'link' | 'text' {
  const text = typed.trim();
  const url = webAddress(text);
  if (!url) return 'text';
  const ending = endingOf(url);
  const isMeant =
    HAS_SCHEME.test(text) ||
    BEGINS_LIKE_A_PAGE.test(text) ||
    ENDINGS.has(ending) ||
    ending.startsWith('xn--');
  return isMeant ? 'link' : 'text';
}

/**
 * Where a message of type `link` leads: `http://` is put before when its scheme is missing
 * (specification 2.11). `undefined` when a browser would do anything else than open a page.
 */
export function linkTarget(content: string): URL | undefined {
  const text = content.trim();
  if (!webAddress(text)) return undefined;
  return webAddress(HAS_SCHEME.test(text) ? text : `http://${text}`);
}

/**
 * The address as it is shown: where the link really leads, as the browser will ask for it, so that no
 * letter of another script can stand for a known one.
 */
export const shownAddress = ({ href, pathname, search, hash }: URL): string =>
  pathname === '/' && !search && !hash ? href.slice(0, -1) : href;
