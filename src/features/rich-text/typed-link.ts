import { isRichTextLink } from '../../../domain/rich-text/allowed.ts';
import { webAddress } from '../../../domain/web-address.ts';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/u;
const PHONE = /^(?:\+|00)[\d\s()/.-]{6,24}$/;

/** The address that a link gets from what somebody types; `undefined` if that is none. */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/^00/, '+').replace(/[^\d+]/g, '')}`;
  if (text !== '' && isRichTextLink(text)) return text;
  return webAddress(text)?.href;
}
