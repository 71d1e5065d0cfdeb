import { RICH_TEXT_ALIGNMENTS } from '../../domain/rich-text/allowed.ts';
import { sha256 } from './sha256.ts';

const STYLES = RICH_TEXT_ALIGNMENTS.flatMap((one) => [`text-align:${one}`, `text-align: ${one}`]);

/** The only styles that an element may have in its markup: the alignments of formatted text. */
export const ALIGNMENT_POLICY = `style-src-attr 'unsafe-hashes' ${STYLES.map(
  (style) => `'sha256-${sha256(style).toString('base64')}'`,
).join(' ')}`;
