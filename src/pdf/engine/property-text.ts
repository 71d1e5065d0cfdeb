const LOOK_ALIKES: Readonly<Record<string, string>> = { '&': '＆', '<': '＜', '>': '＞' };

/**
 * A property of a file, such as its author, made safe for XMP. The library writes it into XML
 * unescaped, and a company such as "Muster & Söhne" gave a file that is not a PDF/A: markup
 * characters become full-width characters that look the same, and characters that XML cannot hold
 * are left out.
 */
export const propertyText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
