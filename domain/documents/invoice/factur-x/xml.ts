/** An element: its name, its content and its attributes. `undefined` inside is left out. */
export type Xml = {
  readonly name: string;
  readonly inside: string | readonly (Xml | undefined)[];
  readonly attributes: Readonly<Record<string, string>>;
};

export const element = (
  name: string,
  inside: Xml['inside'],
  attributes: Xml['attributes'] = {},
): Xml => ({ name, inside, attributes });

/** The element, or none if its text is empty: the XML of invoices allows no empty elements. */
export const optional = (
  name: string,
  text: string | null | undefined,
  attributes: Xml['attributes'] = {},
): Xml | undefined => (text?.trim() ? element(name, text.trim(), attributes) : undefined);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML 1.0 cannot hold, such as control characters, are left out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

/** The element as text, without blanks between elements. */
export function xmlText({ name, inside, attributes }: Xml): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content =
    typeof inside === 'string'
      ? escaped(inside)
      : inside.flatMap((one) => (one ? [xmlText(one)] : [])).join('');
  return `<${name}${written.join('')}>${content}</${name}>`;
}
