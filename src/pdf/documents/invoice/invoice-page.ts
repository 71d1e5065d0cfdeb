import type { ReactElement } from 'react';
import { hasVatCountry, plainVatId } from '../../../../domain/company/identifiers.ts';
import { countryName } from '../../../../domain/customs/countries.ts';
import { buyerOf } from '../../../../domain/documents/buyer.ts';
import { dueCents } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type { InvoicePaper } from '../../../../domain/documents/papers.ts';
import { partyCaptions, invoiceTexts as texts } from '../../../i18n/printed/invoice/de.ts';
import { measuredAddressField } from '../../parts/address-field.ts';
import { mm } from '../../parts/elements.ts';
import { ledger } from '../../parts/ledger.ts';
import { letterFoot, letterRoom } from '../../parts/letter-foot.ts';
import { LETTER, letterPage } from '../../parts/letter-page.ts';
import { type Measured, stacked, words } from '../../parts/measured.ts';
import { type LetterFact, measuredFacts, measuredParties } from '../../parts/measured-blocks.ts';
import { filled, type Letterhead } from '../../parts/sheet.ts';
import { count, day, euros } from '../../text/figures.ts';
import { invoiceTerms } from './invoice-terms.ts';
import { invoiceColumns, invoiceRows, invoiceSums } from './printed-rows.ts';

const WIDTH = mm(LETTER.width);

/** The current layout of invoices: short ones fit on one page, long ones carry their sums over. */
export function invoicePage(paper: InvoicePaper, letterhead: Letterhead): ReactElement {
  const foot = (page: string) => letterFoot(footed(paper, letterhead), page);
  const top = [
    measuredAddressField(letterhead, buyerOf(paper), measuredFacts(factsOf(paper))),
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
    }),
    goWithSums ? null : terms.piece,
  );
}

/** Who has paid is shown no account. */
function footed(paper: InvoicePaper, letterhead: Letterhead): Letterhead {
  if (!paper.paid || dueCents(paper) > 0) return letterhead;
  const bank = { holder: '', bank: '', iban: '', bic: '' };
  return { ...letterhead, company: { ...letterhead.company, bank } };
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
      { title: `${partyCaptions.sender} ${countryName(sender.country, 'de')}`, party: sender },
      {
        title: `${partyCaptions.recipient} ${countryName(recipient.country, 'de')}`,
        party: recipient,
      },
    ],
    { captions: partyCaptions, captionWidth: mm(27) },
  );

/** Nothing if the invoice states no service date. */
function serviceDayOf({ serviceDate, date }: InvoicePaper): string {
  if (serviceDate === null) return '';
  return serviceDate === date ? texts.sameDate : day(serviceDate, '/');
}

/**
 * How the invoice is paid and the goods are delivered; a Storno takes back and requires nothing.
 */
const choicesOf = ({ status, payment, delivery }: InvoicePaper): readonly LetterFact[] =>
  status === 'storno'
    ? []
    : [
        [texts.payment, texts.payments[payment]],
        [texts.delivery, texts.deliveries[delivery]],
      ];

/** Numbers, dates and terms of an invoice, as far as they are known. */
function factsOf(paper: InvoicePaper): readonly LetterFact[] {
  const buyer = buyerOf(paper);
  const facts: readonly LetterFact[] = [
    [paper.status === 'storno' ? texts.stornoNumber : texts.number, paper.number || '–', 'main'],
    [texts.customer, paper.customerCode],
    [texts.order, paper.orderCode],
    [texts.reference, buyer.reference],
    [hasVatCountry(plainVatId(buyer.vatId)) ? texts.vatId : texts.taxNumber, buyer.vatId],
    [texts.leitwegId, buyer.leitwegId],
    [texts.date, day(paper.date, '/')],
    [texts.serviceDate, serviceDayOf(paper)],
    [texts.due, paper.dueDate === undefined ? '' : day(paper.dueDate, '/'), 'main'],
    [texts.packages, count(paper.packages)],
    ...choicesOf(paper),
  ];
  return facts.filter(([, value]) => value !== '');
}
