import { dueCents } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type {
  InvoiceDocument,
  InvoiceLine,
  PrintedTax,
} from '../../../../domain/documents/printed-documents.ts';
import { invoiceTexts as texts } from '../../../i18n/printed/invoice/de.ts';
import { column, mm, RULE, row } from '../../parts/elements.ts';
import type { LedgerColumn, LedgerRow } from '../../parts/ledger.ts';
import { LETTER } from '../../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, textBlock } from '../../parts/measured.ts';
import { measuredSum, SUM } from '../../parts/measured-blocks.ts';
import { amount, day, decimalsOf, euros, kilograms } from '../../text/figures.ts';

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

function rateOf({ tax }: InvoiceLine, { taxes = [], buyerTax }: InvoiceDocument): string {
  if (tax === 'standard' && buyerTax?.isReverseCharge) return texts.owedByBuyer;
  const group = taxes.find(({ treatment }) => treatment === (tax ?? 'exempt'));
  return group?.treatment === 'standard' ? texts.percent(group.percent) : texts.exempt;
}

/** The sums of an invoice and its taxes. */
export const invoiceSums = (document: InvoiceDocument): Measured =>
  stacked({ above: 4 }, beside({}, taxBox(document), sums(document)));

function sums(document: InvoiceDocument): Measured {
  const { lines, extraCents, totalCents } = document;
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
    ...paidSums(document),
  );
}

/** What was paid before, and what is left to pay of the total; nothing if nothing was paid. */
function paidSums(document: InvoiceDocument): readonly Measured[] {
  if (!document.paid) return [];
  const { cents, on } = document.paid;
  return [
    measuredSum(texts.paid(on === null ? '' : day(on, '/')), euros(-cents)),
    measuredSum(texts.stillDue, euros(dueCents(document)), { isTotal: true }),
  ];
}

/** Widths in millimetres: of the caption of a row, and of its amount for each rate. */
const TAX_WIDTHS = { caption: 31, amount: 18 };
/** Letters of the box; its rows are as high as those of the sums beside it. */
const SIZE = 8;
const RULE_WIDTH = 0.5;
const PADDING = 4;
const ROW_HEIGHT = SUM.size * 1.3 + 2 * SUM.vertical;

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
 * Net amount, rate and tax of each part that is taxed in its own way, so that each sum can be checked
 * (section 14 (4) no. 7 and 8 UStG); only empty space if all of it is without tax for one reason.
 */
function taxBox(document: InvoiceDocument): Measured {
  const { taxes = [] } = document;
  const width = mm(TAX_WIDTHS.caption + taxes.length * TAX_WIDTHS.amount) + PADDING;
  if (taxes.length < 2 && !taxes.some(({ treatment }) => treatment === 'standard')) {
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

function headOf({ treatment, percent }: PrintedTax): string {
  if (treatment === 'standard') return `${texts.rate} ${texts.percent(percent)}`;
  if (treatment === 'outside') return texts.outside;
  return treatment === 'reverseCharge' ? texts.owedByBuyer : texts.exemptAmount;
}

/** A row in line with that of the sums beside it; higher if its caption needs several lines. */
function taxRow([caption, of]: Row, taxes: readonly PrintedTax[], isHead: boolean): Measured {
  const look = { size: SIZE, ...(isHead && { weight: 700 as const }) };
  const drawn = textBlock(caption, { ...look, width: mm(TAX_WIDTHS.caption) });
  const amounts = taxes.map((tax) =>
    textBlock(of(tax), { ...look, width: mm(TAX_WIDTHS.amount), align: 'right' }),
  );
  const letters = Math.max(drawn.height, ...amounts.map(({ height }) => height));
  const above = Math.max(1, (ROW_HEIGHT - RULE_WIDTH - letters) / 2);
  return {
    piece: row(
      {
        borderBottomWidth: RULE_WIDTH,
        borderColor: RULE,
        paddingVertical: above,
        paddingLeft: PADDING,
      },
      column({ width: mm(TAX_WIDTHS.caption) }, drawn.piece),
      ...amounts.map(({ piece }) => piece),
    ),
    height: letters + 2 * above + RULE_WIDTH,
  };
}
