import type { DeclarationPaper } from '../../../domain/documents/papers.ts';
import { INK, SOFT } from '../parts/colours.ts';
import { column, mm } from '../parts/elements.ts';
import { beside, type Measured, NOTHING, stacked, words } from '../parts/measured.ts';
import { day } from '../text/figures.ts';
import { DECLARATION_WORDS as WORDS } from '../words/declaration-words.ts';

const WIDTH = mm(79);
/** The space needed for a handwritten signature. */
const ABOVE = mm(11);
const WRITTEN = 9.5;
const RULE = 0.75;

/** Place and date, which are known, and space for the sender's signature. */
export function declarationSignature({ sender, date }: DeclarationPaper): Measured {
  const place = [sender.city, day(date, '/')].filter(Boolean).join(', ');
  return beside(
    { above: ABOVE, alignItems: 'flex-end' },
    line(place, `${WORDS.place.de} / ${WORDS.place.fr}`),
    line('', `${WORDS.signature.de} / ${WORDS.signature.fr}`),
  );
}

function line(written: string, caption: string): Measured {
  const hand = written === '' ? NOTHING : words(written, { width: WIDTH, size: WRITTEN, below: 2 });
  const said = words(caption, { width: WIDTH, size: 8, color: SOFT });
  const ruled: Measured = {
    piece: column({ borderTopWidth: RULE, borderColor: INK, paddingTop: 3 }, said.piece),
    height: said.height + 3 + RULE,
  };
  return stacked({ width: WIDTH }, hand, ruled);
}
