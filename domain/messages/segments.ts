import type { SmsEncoding } from './campaign-values.ts';

/** What a text needs on the air. */
export type Measured = {
  readonly encoding: SmsEncoding;
  /** Septets of GSM-7, or UTF-16 units. */
  readonly units: number;
  /** How many messages it is sent and billed as; none for an empty text. */
  readonly segments: number;
  /** The units that still fit into the last one. */
  readonly left: number;
  /** The characters that GSM-7 lacks, each once, as they come. */
  readonly forcing: readonly string[];
};

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Characters that take an escape and a second septet. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** How much fits into one message, and into each part of a longer one, whose header takes the rest. */
const SPACE = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const satisfies Record<SmsEncoding, { single: number; part: number }>;

/** Whether the alphabet of GSM-7 has a character (3GPP TS 23.038, the basic and extension tables). */
export const isGsm = (character: string): boolean =>
  BASIC.has(character) || EXTENDED.has(character);

const widthIn = (encoding: SmsEncoding, character: string): number =>
  encoding === 'UCS-2' ? character.length : EXTENDED.has(character) ? 2 : 1;

/**
 * How a text is encoded as an SMS and how many segments it takes. A character that needs two units
 * never stands in two parts, so a part may end one unit early.
 */
export function segmentsOf(text: string): Measured {
  const characters = [...text];
  const forcing = [...new Set(characters.filter((one) => !isGsm(one)))];
  const encoding: SmsEncoding = forcing.length > 0 ? 'UCS-2' : 'GSM-7';
  const widths = characters.map((one) => widthIn(encoding, one));
  const units = widths.reduce((sum, width) => sum + width, 0);
  const { single, part } = SPACE[encoding];
  if (units <= single) {
    return { encoding, units, segments: units > 0 ? 1 : 0, left: single - units, forcing };
  }
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > part) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return { encoding, units, segments, left: part - used, forcing };
}
