const LOOK_ALIKES: Readonly<Record<string, string>> = { '&': '＆', '<': '＜', '>': '＞' };

/**
 * A property of a file, such as its author, fit for XMP. The library writes it into XML as it stands,
 * and a firm such as "Muster & Söhne" made a file that is no PDF/A: what XML reads as markup is told
 * by the wide signs of the same look, and what it cannot hold is left out.
 */
export const propertyText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
