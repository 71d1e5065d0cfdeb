import type { ReactElement } from 'react';
import { buyerOf } from '../../../domain/documents/buyer.ts';
import type { InvoiceDocument } from '../../../domain/documents/printed-documents.ts';
import {
  earlierPartyCaptions as partyCaptions,
  earlierInvoiceTexts as texts,
} from '../../i18n/printed/earlier-invoice/de.ts';
import { addressField } from '../parts/address-field.ts';
import { column, mm, optional, type Piece, row, SOFT, text, together } from '../parts/elements.ts';
import type { Fact } from '../parts/facts-block.ts';
import { letterPage } from '../parts/letter-page.ts';
import { filled, type Letterhead } from '../parts/sheet.ts';
import { count, day, decimalsOf, euros, kilograms } from '../text/figures.ts';
import { linesOf, partyBlocks, sumRow, type TableColumn, table } from './first-invoice-parts.ts';

const COLUMNS: readonly TableColumn[] = [
  { head: 'Pos.', width: 12, isNumber: true },
  { head: texts.shipments, width: null, isNumber: false },
  { head: texts.weight, width: 32, isNumber: true },
  { head: texts.amount, width: 34, isNumber: true },
];

/**
 * The first layout of invoices. An invoice issued in it is drawn in it again, to the byte, so
 * nothing here may change any more.
 */
export const firstInvoicePage = (document: InvoiceDocument, letterhead: Letterhead): ReactElement =>
  letterPage(
    letterhead,
    { running: `${titleOf(document)} ${document.number}`.trim(), watermark: watermarkOf(document) },
    addressField(letterhead, buyerOf(document), factsOf(document)),
    text({ fontSize: 19, fontWeight: 700, marginBottom: mm(2) }, titleOf(document)),
    cancellation(document),
    optional(
      { marginBottom: mm(6) },
      filled(letterhead.texts.invoice.service, letterhead, document.direction),
    ),
    partyBlocks([
      {
        title: `${partyCaptions.sender} ${document.sender.country}`,
        lines: linesOf(document.sender, partyCaptions),
      },
      {
        title: `${partyCaptions.recipient} ${document.recipient.country}`,
        lines: linesOf(document.recipient, partyCaptions),
      },
    ]),
    table(COLUMNS, rowsOf(document), closingOf(document), taxNote(document)),
    terms(document, letterhead),
  );

const titleOf = ({ status }: InvoiceDocument): string =>
  status === 'storno' ? texts.storno : texts.title;

const watermarkOf = ({ status }: InvoiceDocument): string =>
  status === 'draft' ? texts.draft : '';

function factsOf(document: InvoiceDocument): readonly Fact[] {
  const numberText = document.status === 'storno' ? texts.stornoNumber : texts.number;
  const buyer = buyerOf(document);
  const facts: readonly Fact[] = [
    [numberText, document.number || '–'],
    [texts.customer, document.customerCode],
    [texts.order, document.orderCode],
    [texts.reference, buyer.reference],
    [texts.vatId, buyer.vatId],
    [texts.leitwegId, buyer.leitwegId],
    [texts.date, day(document.date, '/')],
    [texts.serviceDate, serviceDayOf(document)],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** Nothing if the invoice states no service date. */
function serviceDayOf({ serviceDate, date }: InvoiceDocument): string {
  if (serviceDate === null) return '';
  return serviceDate === date ? texts.sameDate : day(serviceDate, '/');
}

function cancellation({ cancels }: InvoiceDocument): Piece {
  if (!cancels) return null;
  return column(
    { marginBottom: mm(3) },
    text({ fontWeight: 700 }, texts.cancels(cancels.number, day(cancels.date, '/'))),
    optional({}, cancels.reason && `${texts.reason}: ${cancels.reason}`),
  );
}

function rowsOf({ lines }: InvoiceDocument): readonly (readonly string[])[] {
  const decimals = decimalsOf(lines.map(({ grams }) => grams));
  return lines.map(({ description, grams, cents }, index) => [
    String(index + 1),
    description,
    grams === null ? '' : kilograms(grams, decimals),
    cents === null ? '' : euros(cents),
  ]);
}

/**
 * How the invoice is paid and the goods are delivered; a Storno takes back and requires nothing.
 */
const choicesOf = ({ status, payment, delivery }: InvoiceDocument): readonly Piece[] =>
  status === 'storno'
    ? []
    : [
        choice(texts.payment, texts.payments[payment]),
        choice(texts.delivery, texts.deliveries[delivery]),
      ];

/** Payment and delivery on the left, the sums on the right. */
const closingOf = (document: InvoiceDocument): ReactElement =>
  row(
    { justifyContent: 'space-between', marginTop: 4 },
    column(
      { paddingTop: 3 },
      choice(texts.packages, count(document.packages)),
      ...choicesOf(document),
    ),
    sums(document),
  );

function sums({ lines, extraCents, totalCents }: InvoiceDocument): ReactElement {
  const sum = lines.reduce((all, { cents }) => all + (cents ?? 0), 0);
  const grams = lines.reduce((all, line) => all + (line.grams ?? 0), 0);
  const extra = extraCents ?? 0;
  const difference = totalCents - sum - extra;
  return column(
    {},
    sumRow(`${texts.sum} (${kilograms(grams)} kg)`, euros(sum)),
    extra === 0 ? null : sumRow(texts.extra, euros(extra)),
    difference === 0 ? null : sumRow(texts.adjustment, euros(difference)),
    sumRow(texts.total, euros(totalCents), true),
  );
}

/** Why no tax is shown, or which tax is included. */
const taxNote = ({ exemptionNote }: InvoiceDocument): Piece =>
  optional({ marginTop: mm(5) }, exemptionNote);

/**
 * Number of letters up to which the terms certainly fit on one page; longer terms may be divided.
 */
const ONE_PAGE = 2_500;

/** The terms of an invoice, on one page; a Storno has no offer and no thanks. */
function terms({ status, direction }: InvoiceDocument, letterhead: Letterhead): Piece {
  if (status === 'storno') return null;
  const { notes, closing } = letterhead.texts.invoice;
  const fill = (block: string) => filled(block, letterhead, direction);
  const block = [...notes, closing].join('').length > ONE_PAGE ? column : together;
  return block(
    { marginTop: mm(3) },
    ...notes.map((note) => optional({ fontSize: 8.5, marginBottom: 2, color: SOFT }, fill(note))),
    optional({ marginTop: mm(3) }, fill(closing)),
  );
}

const choice = (caption: string, value: string): Piece =>
  column(
    { marginBottom: 4 },
    text({ fontSize: 8, color: SOFT }, caption),
    text({ fontWeight: 700 }, value),
  );
