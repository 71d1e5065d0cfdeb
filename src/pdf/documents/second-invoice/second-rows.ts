import type {
  InvoiceDocument,
  InvoiceLine,
  PrintedTax,
} from '../../../../domain/documents/printed-documents.ts';
import { earlierInvoiceTexts as texts } from '../../../i18n/printed/earlier-invoice/de.ts';
import { column, mm, RULE, row } from '../../parts/elements.ts';
import type { LedgerColumn, LedgerRow } from '../../parts/ledger.ts';
import { LETTER } from '../../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, unhyphenated } from '../../parts/measured.ts';
import { amount, decimalsOf, euros, kilograms } from '../../text/figures.ts';
import { measuredSum } from './second-blocks.ts';

/** Widths in millimetres; the goods take the rest. */
const WIDTHS = { position: 11, rate: 15, weight: 27, amount: 31 };

export function invoiceColumns(document: InvoiceDocument): readonly LedgerColumn[] {
  const rate = isMixed(document)
    ? [{ head: texts.rate, width: mm(WIDTHS.rate), isNumber: true }]
    : [];
  const others = WIDTHS.position + WIDTHS.weight + WIDTHS.amount + rate.length * WIDTHS.rate;
  return [
    { head: texts.position, width: mm(WIDTHS.position), isNumber: true },
    { head: texts.shipments, width: mm(LETTER.width - others), isNumber: false },
    { head: texts.weight, width: mm(WIDTHS.weight), isNumber: true },
    ...rate,
    { head: texts.amount, width: mm(WIDTHS.amount), isNumber: true },
  ];
}

/** Each line states its tax if the lines are not all taxed alike. */
const isMixed = ({ taxes = [] }: InvoiceDocument): boolean => taxes.length > 1;

/** The lines of an invoice in the columns of its table. */
export function invoiceRows(document: InvoiceDocument): readonly LedgerRow[] {
  const { lines } = document;
  const decimals = decimalsOf(lines.map(({ grams }) => grams));
  return lines.map((line, at) => ({
    cells: [
      String(at + 1),
      line.description,
      line.grams === null ? '' : kilograms(line.grams, decimals),
      ...(isMixed(document) ? [rateOf(line, document)] : []),
      line.cents === null ? '' : euros(line.cents),
    ],
    cents: line.cents ?? 0,
  }));
}

function rateOf({ tax }: InvoiceLine, { taxes = [] }: InvoiceDocument): string {
  const group = taxes.find(({ treatment }) => treatment === (tax ?? 'exempt'));
  return group?.treatment === 'standard' ? texts.percent(group.percent) : texts.exempt;
}

/** The sums of an invoice and its taxes. */
export const invoiceSums = (document: InvoiceDocument): Measured =>
  stacked({ above: 4 }, beside({}, taxBox(document), sums(document)));

function sums({ lines, extraCents, totalCents }: InvoiceDocument): Measured {
  const sum = lines.reduce((all, { cents }) => all + (cents ?? 0), 0);
  const grams = lines.reduce((all, line) => all + (line.grams ?? 0), 0);
  const extra = extraCents ?? 0;
  const difference = totalCents - sum - extra;
  return stacked(
    {},
    measuredSum(`${texts.sum} (${kilograms(grams)} kg)`, euros(sum)),
    extra === 0 ? NOTHING : measuredSum(texts.extra, euros(extra)),
    difference === 0 ? NOTHING : measuredSum(texts.adjustment, euros(difference)),
    measuredSum(texts.total, euros(totalCents), { isTotal: true }),
  );
}

/** Widths in millimetres: of the caption of a row, and of its amount for each rate. */
const TAX_WIDTHS = { caption: 29, amount: 20 };
const SIZE = 8;
const BELOW = 1;

type Row = readonly [caption: string, of: (tax: PrintedTax) => string];

const NONE = '–';

/** What is added or deducted besides the lines, with the labels of the sums. */
function restOf({ extraCents, lines, totalCents }: InvoiceDocument): string {
  const extra = extraCents ?? 0;
  const sum = lines.reduce((all, { cents }) => all + (cents ?? 0), extra);
  const names = [extra === 0 ? '' : texts.extra, totalCents === sum ? '' : texts.share];
  return names.filter(Boolean).join(', ');
}

/**
 * Net amount, rate and tax of the taxed part, and beside it the exempt part, so that each sum can
 * be checked (section 14 (4) no. 7 and 8 UStG); only empty space if no tax is shown.
 */
function taxBox(document: InvoiceDocument): Measured {
  const { taxes = [] } = document;
  const width = mm(TAX_WIDTHS.caption + taxes.length * TAX_WIDTHS.amount);
  if (!taxes.some(({ treatment }) => treatment === 'standard')) {
    return { piece: column({}), height: 0 };
  }
  const hasRest = taxes.some(({ restCents }) => restCents !== 0);
  const rows: readonly Row[] = [
    ['', headOf],
    ...(hasRest
      ? ([
          [texts.lines, ({ linesCents }) => amount(linesCents)],
          [restOf(document), ({ restCents }) => amount(restCents)],
        ] as const satisfies readonly Row[])
      : []),
    [texts.gross, ({ grossCents }) => amount(grossCents)],
    [texts.tax, ({ percent, taxCents }) => (percent === 0 ? NONE : amount(taxCents))],
    [texts.net, ({ netCents }) => amount(netCents)],
  ];
  return stacked({ width }, ...rows.map((each, at) => taxRow(each, taxes, at === 0)));
}

const headOf = ({ treatment, percent }: PrintedTax): string =>
  treatment === 'standard' ? `${texts.rate} ${texts.percent(percent)}` : texts.exemptAmount;

function taxRow([caption, of]: Row, taxes: readonly PrintedTax[], isHead: boolean): Measured {
  const look = { size: SIZE, ...(isHead && { weight: 700 as const }) };
  const drawn = unhyphenated(caption, { ...look, width: mm(TAX_WIDTHS.caption) });
  const amounts = taxes.map((tax) =>
    unhyphenated(of(tax), { ...look, width: mm(TAX_WIDTHS.amount), align: 'right' }),
  );
  return {
    piece: row(
      { borderBottomWidth: 0.5, borderColor: RULE, paddingVertical: BELOW },
      column({ width: mm(TAX_WIDTHS.caption) }, drawn.piece),
      ...amounts.map(({ piece }) => piece),
    ),
    height: Math.max(drawn.height, ...amounts.map(({ height }) => height)) + 2 * BELOW + 0.5,
  };
}
