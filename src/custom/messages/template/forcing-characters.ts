import type { Measured } from '../../../../domain/messages/segments.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Whether a text is written in Arabic, which no alphabet of 160 characters holds. */
export const needsUcs = ({ forcing }: Pick<Measured, 'forcing'>): boolean =>
  forcing.some((character) => ARABIC.test(character));

/** The characters that make a text longer than it has to be; none in Arabic, which needs the space. */
export const avoidableIn = (measured: Pick<Measured, 'forcing'>): readonly string[] =>
  needsUcs(measured) ? [] : measured.forcing;
