import type { InvoicePaper } from '../../../../domain/documents/papers.ts';
import { beside, type Measured, NOTHING, stacked } from '../../parts/measured.ts';
import { measuredSum } from '../../parts/measured-sum.ts';
import { euros, kilograms } from '../../text/figures.ts';
import { INVOICE_WORDS as WORDS } from '../../words/invoice-words.ts';
import { taxBox } from './tax-box.ts';

/** The sums of an invoice and its taxes. */
export const invoiceSums = (paper: InvoicePaper): Measured =>
  stacked({ above: 4 }, beside({}, taxBox(paper), sums(paper)));

function sums({ lines, extraCents, totalCents }: InvoicePaper): Measured {
  const sum = lines.reduce((all, { cents }) => all + (cents ?? 0), 0);
  const grams = lines.reduce((all, line) => all + (line.grams ?? 0), 0);
  const extra = extraCents ?? 0;
  const difference = totalCents - sum - extra;
  return stacked(
    {},
    measuredSum(`${WORDS.sum} (${kilograms(grams)} kg)`, euros(sum)),
    extra === 0 ? NOTHING : measuredSum(WORDS.extra, euros(extra)),
    difference === 0 ? NOTHING : measuredSum(WORDS.adjustment, euros(difference)),
    measuredSum(WORDS.total, euros(totalCents), { isTotal: true }),
  );
}
