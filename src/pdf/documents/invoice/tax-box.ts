import type { InvoicePaper, PrintedTax } from '../../../../domain/documents/papers.ts';
import { RULE } from '../../parts/colours.ts';
import { column, mm, row } from '../../parts/elements.ts';
import { type Measured, stacked, words } from '../../parts/measured.ts';
import { amount } from '../../text/figures.ts';
import { INVOICE_WORDS as WORDS } from '../../words/invoice-words.ts';

/** Widths in millimetres: of the caption of a row, and of its amount for each rate. */
const WIDTHS = { caption: 29, amount: 20 };
const SIZE = 8;
const BELOW = 1;

type Row = readonly [caption: string, of: (tax: PrintedTax) => string];

const NONE = '–';

/** What is added or deducted besides the lines, in the words of the sums. */
function restOf({ extraCents, lines, totalCents }: InvoicePaper): string {
  const extra = extraCents ?? 0;
  const sum = lines.reduce((all, { cents }) => all + (cents ?? 0), extra);
  const names = [extra === 0 ? '' : WORDS.extra, totalCents === sum ? '' : WORDS.share];
  return names.filter(Boolean).join(', ');
}

/**
 * Net amount, rate and tax of the taxed part, and beside it the exempt part, so that each sum can
 * be checked (section 14 (4) no. 7 and 8 UStG); only empty space if no tax is shown.
 */
export function taxBox(paper: InvoicePaper): Measured {
  const { taxes = [] } = paper;
  const width = mm(WIDTHS.caption + taxes.length * WIDTHS.amount);
  if (!taxes.some(({ treatment }) => treatment === 'standard')) {
    return { piece: column({}), height: 0 };
  }
  const hasRest = taxes.some(({ restCents }) => restCents !== 0);
  const rows: readonly Row[] = [
    ['', headOf],
    ...(hasRest
      ? ([
          [WORDS.lines, ({ linesCents }) => amount(linesCents)],
          [restOf(paper), ({ restCents }) => amount(restCents)],
        ] as const satisfies readonly Row[])
      : []),
    [WORDS.gross, ({ grossCents }) => amount(grossCents)],
    [WORDS.tax, ({ percent, taxCents }) => (percent === 0 ? NONE : amount(taxCents))],
    [WORDS.net, ({ netCents }) => amount(netCents)],
  ];
  return stacked({ width }, ...rows.map((each, at) => taxRow(each, taxes, at === 0)));
}

const headOf = ({ treatment, percent }: PrintedTax): string =>
  treatment === 'standard' ? `${WORDS.rate} ${WORDS.percent(percent)}` : WORDS.exemptAmount;

function taxRow([caption, of]: Row, taxes: readonly PrintedTax[], isHead: boolean): Measured {
  const look = { size: SIZE, ...(isHead && { weight: 700 as const }) };
  const said = words(caption, { ...look, width: mm(WIDTHS.caption) });
  const amounts = taxes.map((tax) =>
    words(of(tax), { ...look, width: mm(WIDTHS.amount), align: 'right' }),
  );
  return {
    piece: row(
      { borderBottomWidth: 0.5, borderColor: RULE, paddingVertical: BELOW },
      column({ width: mm(WIDTHS.caption) }, said.piece),
      ...amounts.map(({ piece }) => piece),
    ),
    height: Math.max(said.height, ...amounts.map(({ height }) => height)) + 2 * BELOW + 0.5,
  };
}
