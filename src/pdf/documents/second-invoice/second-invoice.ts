import type { ReactElement } from 'react';
import { buyerOf } from '../../../../domain/documents/buyer.ts';
import type { InvoicePaper } from '../../../../domain/documents/papers.ts';
import {
  earlierPartyCaptions as partyCaptions,
  earlierInvoiceTexts as texts,
} from '../../../i18n/printed/earlier-invoice/de.ts';
import { EARLIER, measuredAddressField } from '../../parts/address-field.ts';
import { mm } from '../../parts/elements.ts';
import type { Fact } from '../../parts/facts-block.ts';
import { ledger } from '../../parts/ledger.ts';
import { letterRoom } from '../../parts/letter-foot.ts';
import { LETTER, letterPage } from '../../parts/letter-page.ts';
import { type Measured, stacked, unhyphenated as words } from '../../parts/measured.ts';
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
export function secondInvoicePage(paper: InvoicePaper, letterhead: Letterhead): ReactElement {
  const foot = (page: string) => secondFoot(letterhead, page);
  const top = [
    measuredAddressField(letterhead, buyerOf(paper), measuredFacts(factsOf(paper)), EARLIER),
    titled(paper),
    cancellation(paper),
    service(paper, letterhead),
    parties(paper),
  ];
  const room = letterRoom(foot('').height, top);
  const terms = invoiceTerms(paper, letterhead);
  // Long terms may be divided; the sums must be on a page with at least one line.
  const goWithSums = terms.height < room.later / 2;
  const closing = stacked({}, invoiceSums(paper), ...(goWithSums ? [terms] : []));
  return letterPage(
    letterhead,
    {
      running: `${titleOf(paper)} ${paper.number}`.trim(),
      mark: paper.status === 'draft' ? texts.draft : '',
      foot: (page) => foot(page).piece,
    },
    ...top.map(({ piece }) => piece),
    ...ledger({
      columns: invoiceColumns(paper),
      rows: invoiceRows(paper),
      closing,
      room,
      carried: { to: texts.carriedTo, from: texts.carriedFrom },
      amount: euros,
      hasHyphens: false,
    }),
    goWithSums ? null : terms.piece,
  );
}

const titleOf = ({ status }: InvoicePaper): string =>
  status === 'storno' ? texts.storno : texts.title;

const titled = (paper: InvoicePaper): Measured =>
  words(titleOf(paper), { width: WIDTH, size: 19, weight: 700, below: mm(1) });

function cancellation({ cancels }: InvoicePaper): Measured {
  const { number, date, reason } = cancels ?? { number: '', date: '', reason: '' };
  const look = { width: WIDTH, size: 9.5 };
  return stacked(
    { below: mm(3) },
    words(cancels ? texts.cancels(number, day(date, '/')) : '', { ...look, weight: 700 }),
    words(reason && `${texts.reason}: ${reason}`, look),
  );
}

const service = ({ direction }: InvoicePaper, letterhead: Letterhead): Measured =>
  words(filled(letterhead.texts.invoice.service, letterhead, direction), {
    width: WIDTH,
    size: 9.5,
    below: mm(3),
  });

const parties = ({ sender, recipient }: InvoicePaper): Measured =>
  measuredParties(
    [
      { title: `${partyCaptions.sender} ${sender.country}`, party: sender },
      { title: `${partyCaptions.recipient} ${recipient.country}`, party: recipient },
    ],
    { captions: partyCaptions, captionWidth: mm(25) },
  );

/** Nothing if the invoice states no service date. */
function serviceDayOf({ serviceDate, date }: InvoicePaper): string {
  if (serviceDate === null) return '';
  return serviceDate === date ? texts.sameDate : day(serviceDate, '/');
}

/**
 * How the invoice is paid and the goods are delivered; a Storno takes back and requires nothing.
 */
const choicesOf = ({ status, payment, delivery }: InvoicePaper): readonly Fact[] =>
  status === 'storno'
    ? []
    : [
        [texts.payment, texts.payments[payment]],
        [texts.delivery, texts.deliveries[delivery]],
      ];

/** Numbers, dates and terms of an invoice, as far as they are known. */
function factsOf(paper: InvoicePaper): readonly Fact[] {
  const buyer = buyerOf(paper);
  const facts: readonly Fact[] = [
    [paper.status === 'storno' ? texts.stornoNumber : texts.number, paper.number || '–'],
    [texts.customer, paper.customerCode],
    [texts.order, paper.orderCode],
    [texts.reference, buyer.reference],
    [texts.vatId, buyer.vatId],
    [texts.leitwegId, buyer.leitwegId],
    [texts.date, day(paper.date, '/')],
    [texts.serviceDate, serviceDayOf(paper)],
    [texts.due, paper.dueDate === undefined ? '' : day(paper.dueDate, '/')],
    [texts.packages, count(paper.packages)],
    ...choicesOf(paper),
  ];
  return facts.filter(([, value]) => value !== '');
}
