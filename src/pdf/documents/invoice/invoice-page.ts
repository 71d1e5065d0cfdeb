import type { ReactElement } from 'react';
import { hasVatCountry, plainVatId } from '../../../../domain/company/identifiers.ts';
import { countryName } from '../../../../domain/customs/countries.ts';
import { buyerOf } from '../../../../domain/documents/buyer.ts';
import { dueCents } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type { InvoiceDocument } from '../../../../domain/documents/printed-documents.ts';
import { partyCaptions, invoiceTexts as texts } from '../../../i18n/printed/invoice/de.ts';
import { measuredAddressField } from '../../parts/address-field.ts';
import { mm } from '../../parts/elements.ts';
import { ledger } from '../../parts/ledger.ts';
import { letterFoot, letterSpace, withoutAccount } from '../../parts/letter-foot.ts';
import { LETTER, letterPage } from '../../parts/letter-page.ts';
import { type Measured, stacked, textBlock } from '../../parts/measured.ts';
import { type LetterFact, measuredFacts, measuredParties } from '../../parts/measured-blocks.ts';
import { filled, type Letterhead } from '../../parts/sheet.ts';
import { count, day, euros } from '../../text/figures.ts';
import { invoiceTerms } from './invoice-terms.ts';
import { invoiceColumns, invoiceRows, invoiceSums } from './printed-rows.ts';

const WIDTH = mm(LETTER.width);

/** The current layout of invoices: short ones fit on one page, long ones carry their sums over. */
export function invoicePage(document: InvoiceDocument, letterhead: Letterhead): ReactElement {
  const foot = (page: string) => letterFoot(footed(document, letterhead), page);
  const top = [
    measuredAddressField(letterhead, buyerOf(document), measuredFacts(factsOf(document))),
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
    }),
    goWithSums ? null : terms.piece,
  );
}

/** Nothing more is transferred to the account at the foot once everything is paid. */
const footed = (document: InvoiceDocument, letterhead: Letterhead): Letterhead =>
  document.paid && dueCents(document) <= 0 ? withoutAccount(letterhead) : letterhead;

const titleOf = ({ status }: InvoiceDocument): string =>
  status === 'storno' ? texts.storno : texts.title;

const titled = (document: InvoiceDocument): Measured =>
  textBlock(titleOf(document), { width: WIDTH, size: 19, weight: 700, below: mm(1) });

function cancellation({ cancels }: InvoiceDocument): Measured {
  const { number, date, reason } = cancels ?? { number: '', date: '', reason: '' };
  const look = { width: WIDTH, size: 9.5 };
  return stacked(
    { below: mm(3) },
    textBlock(cancels ? texts.cancels(number, day(date, '/')) : '', { ...look, weight: 700 }),
    textBlock(reason && `${texts.reason}: ${reason}`, look),
  );
}

const service = ({ direction }: InvoiceDocument, letterhead: Letterhead): Measured =>
  textBlock(filled(letterhead.texts.invoice.service, letterhead, direction), {
    width: WIDTH,
    size: 9.5,
    below: mm(3),
  });

const parties = ({ sender, recipient }: InvoiceDocument): Measured =>
  measuredParties(
    [
      { title: `${partyCaptions.sender} ${countryName(sender.country, 'de')}`, party: sender },
      {
        title: `${partyCaptions.recipient} ${countryName(recipient.country, 'de')}`,
        party: recipient,
      },
    ],
    { captions: partyCaptions, captionWidth: mm(27) },
  );

/** Nothing if the invoice states no service date. */
function serviceDayOf({ serviceDate, date }: InvoiceDocument): string {
  if (serviceDate === null) return '';
  return serviceDate === date ? texts.sameDate : day(serviceDate, '/');
}

/**
 * How the invoice is paid and the goods are delivered; a Storno takes back and requires nothing.
 */
const choicesOf = ({ status, payment, delivery }: InvoiceDocument): readonly LetterFact[] =>
  status === 'storno'
    ? []
    : [
        [texts.payment, texts.payments[payment]],
        [texts.delivery, texts.deliveries[delivery]],
      ];

/** Numbers, dates and terms of an invoice, as far as they are known. */
function factsOf(document: InvoiceDocument): readonly LetterFact[] {
  const buyer = buyerOf(document);
  const facts: readonly LetterFact[] = [
    [
      document.status === 'storno' ? texts.stornoNumber : texts.number,
      document.number || '–',
      'main',
    ],
    [texts.customer, document.customerCode],
    [texts.order, document.orderCode],
    [texts.reference, buyer.reference],
    [hasVatCountry(plainVatId(buyer.vatId)) ? texts.vatId : texts.taxNumber, buyer.vatId],
    [texts.leitwegId, buyer.leitwegId],
    [texts.date, day(document.date, '/')],
    [texts.serviceDate, serviceDayOf(document)],
    [texts.due, document.dueDate === undefined ? '' : day(document.dueDate, '/'), 'main'],
    [texts.packages, count(document.packages)],
    ...choicesOf(document),
  ];
  return facts.filter(([, value]) => value !== '');
}
