import type { ReactElement } from 'react';
import { buyerOf } from '../../../../domain/documents/buyer.ts';
import type { InvoiceDocument } from '../../../../domain/documents/printed-documents.ts';
import {
  earlierPartyCaptions as partyCaptions,
  earlierInvoiceTexts as texts,
} from '../../../i18n/printed/earlier-invoice/de.ts';
import { EARLIER, measuredAddressField } from '../../parts/address-field.ts';
import { mm } from '../../parts/elements.ts';
import type { Fact } from '../../parts/facts-block.ts';
import { ledger } from '../../parts/ledger.ts';
import { letterSpace } from '../../parts/letter-foot.ts';
import { LETTER, letterPage } from '../../parts/letter-page.ts';
import { type Measured, stacked, unhyphenated } from '../../parts/measured.ts';
import { filled, type Letterhead } from '../../parts/sheet.ts';
import { count, day, euros } from '../../text/figures.ts';
import { measuredFacts, measuredParties } from './second-blocks.ts';
import { secondFoot } from './second-foot.ts';
import { invoiceColumns, invoiceRows, invoiceSums } from './second-rows.ts';
import { invoiceTerms } from './second-terms.ts';

const WIDTH = mm(LETTER.width);

/**
 * The second layout of invoices. An invoice issued in it is drawn in it again, to the byte, so
 * nothing in this folder may change any more.
 */
export function secondInvoicePage(document: InvoiceDocument, letterhead: Letterhead): ReactElement {
  const foot = (page: string) => secondFoot(letterhead, page);
  const top = [
    measuredAddressField(letterhead, buyerOf(document), measuredFacts(factsOf(document)), EARLIER),
    titled(document),
    cancellation(document),
    service(document, letterhead),
    parties(document),
  ];
  const space = letterSpace(foot('').height, top);
  const terms = invoiceTerms(document, letterhead);
  // Long terms may be divided; the sums must be on a page with at least one line.
  const goWithSums = terms.height < space.later / 2;
  const closing = stacked({}, invoiceSums(document), ...(goWithSums ? [terms] : []));
  return letterPage(
    letterhead,
    {
      running: `${titleOf(document)} ${document.number}`.trim(),
      watermark: document.status === 'draft' ? texts.draft : '',
      foot: (page) => foot(page).piece,
    },
    ...top.map(({ piece }) => piece),
    ...ledger({
      columns: invoiceColumns(document),
      rows: invoiceRows(document),
      closing,
      space,
      carried: { to: texts.carriedTo, from: texts.carriedFrom },
      amount: euros,
      hasHyphens: false,
    }),
    goWithSums ? null : terms.piece,
  );
}

const titleOf = ({ status }: InvoiceDocument): string =>
  status === 'storno' ? texts.storno : texts.title;

const titled = (document: InvoiceDocument): Measured =>
  unhyphenated(titleOf(document), { width: WIDTH, size: 19, weight: 700, below: mm(1) });

function cancellation({ cancels }: InvoiceDocument): Measured {
  const { number, date, reason } = cancels ?? { number: '', date: '', reason: '' };
  const look = { width: WIDTH, size: 9.5 };
  return stacked(
    { below: mm(3) },
    unhyphenated(cancels ? texts.cancels(number, day(date, '/')) : '', { ...look, weight: 700 }),
    unhyphenated(reason && `${texts.reason}: ${reason}`, look),
  );
}

const service = ({ direction }: InvoiceDocument, letterhead: Letterhead): Measured =>
  unhyphenated(filled(letterhead.texts.invoice.service, letterhead, direction), {
    width: WIDTH,
    size: 9.5,
    below: mm(3),
  });

const parties = ({ sender, recipient }: InvoiceDocument): Measured =>
  measuredParties(
    [
      { title: `${partyCaptions.sender} ${sender.country}`, party: sender },
      { title: `${partyCaptions.recipient} ${recipient.country}`, party: recipient },
    ],
    { captions: partyCaptions, captionWidth: mm(25) },
  );

/** Nothing if the invoice states no service date. */
function serviceDayOf({ serviceDate, date }: InvoiceDocument): string {
  if (serviceDate === null) return '';
  return serviceDate === date ? texts.sameDate : day(serviceDate, '/');
}

/**
 * How the invoice is paid and the goods are delivered; a Storno takes back and requires nothing.
 */
const choicesOf = ({ status, payment, delivery }: InvoiceDocument): readonly Fact[] =>
  status === 'storno'
    ? []
    : [
        [texts.payment, texts.payments[payment]],
        [texts.delivery, texts.deliveries[delivery]],
      ];

/** Numbers, dates and terms of an invoice, as far as they are known. */
function factsOf(document: InvoiceDocument): readonly Fact[] {
  const buyer = buyerOf(document);
  const facts: readonly Fact[] = [
    [document.status === 'storno' ? texts.stornoNumber : texts.number, document.number || '–'],
    [texts.customer, document.customerCode],
    [texts.order, document.orderCode],
    [texts.reference, buyer.reference],
    [texts.vatId, buyer.vatId],
    [texts.leitwegId, buyer.leitwegId],
    [texts.date, day(document.date, '/')],
    [texts.serviceDate, serviceDayOf(document)],
    [texts.due, document.dueDate === undefined ? '' : day(document.dueDate, '/')],
    [texts.packages, count(document.packages)],
    ...choicesOf(document),
  ];
  return facts.filter(([, value]) => value !== '');
}
