import type { ReactElement } from 'react';
import { buyerOf } from '../../../../domain/documents/buyer.ts';
import type { InvoicePaper } from '../../../../domain/documents/papers.ts';
import { measuredAddressField } from '../../parts/address-field.ts';
import { mm } from '../../parts/elements.ts';
import { filled } from '../../parts/filled.ts';
import { ledger } from '../../parts/ledger.ts';
import { LETTER } from '../../parts/letter.ts';
import { letterFoot } from '../../parts/letter-foot.ts';
import { letterPage } from '../../parts/letter-page.ts';
import { letterRoom } from '../../parts/letter-room.ts';
import { type Measured, stacked, words } from '../../parts/measured.ts';
import { measuredFacts } from '../../parts/measured-facts.ts';
import { measuredParties } from '../../parts/measured-parties.ts';
import type { Stationery } from '../../parts/sheet.ts';
import { day, euros } from '../../text/figures.ts';
import { INVOICE_WORDS as WORDS } from '../../words/invoice-words.ts';
import { PARTY_WORDS } from '../../words/party-words.ts';
import { factsOf } from './facts-of.ts';
import { invoiceTerms } from './invoice-terms.ts';
import { invoiceColumns, invoiceRows } from './printed-rows.ts';
import { invoiceSums } from './printed-sums.ts';

const WIDTH = mm(LETTER.width);

const titleOf = ({ status }: InvoicePaper): string =>
  status === 'storno' ? WORDS.storno : WORDS.title;

/** The current layout of invoices: short ones fit on one page, long ones carry their sums over. */
export function invoicePage(paper: InvoicePaper, stationery: Stationery): ReactElement {
  const foot = (page: string) => letterFoot(stationery, page);
  const top = [
    measuredAddressField(stationery, buyerOf(paper), measuredFacts(factsOf(paper))),
    titled(paper),
    cancellation(paper),
    service(paper, stationery),
    parties(paper),
  ];
  const room = letterRoom(foot('').height, top);
  const terms = invoiceTerms(paper, stationery);
  // Long terms may be divided; the sums must be on a page with at least one line.
  const goWithSums = terms.height < room.later / 2;
  const closing = stacked({}, invoiceSums(paper), ...(goWithSums ? [terms] : []));
  return letterPage(
    stationery,
    {
      running: `${titleOf(paper)} ${paper.number}`.trim(),
      mark: paper.status === 'draft' ? WORDS.draft : '',
      foot: (page) => foot(page).piece,
    },
    ...top.map(({ piece }) => piece),
    ...ledger({
      columns: invoiceColumns(paper),
      rows: invoiceRows(paper),
      ...{ closing, room },
      carried: { to: WORDS.carriedTo, from: WORDS.carriedFrom },
      amount: euros,
    }),
    goWithSums ? null : terms.piece,
  );
}

const titled = (paper: InvoicePaper): Measured =>
  words(titleOf(paper), { width: WIDTH, size: 19, weight: 700, below: mm(1) });

function cancellation({ cancels }: InvoicePaper): Measured {
  const { number, date, reason } = cancels ?? { number: '', date: '', reason: '' };
  const look = { width: WIDTH, size: 9.5 };
  return stacked(
    { below: mm(3) },
    words(cancels ? WORDS.cancels(number, day(date, '/')) : '', { ...look, weight: 700 }),
    words(reason && `${WORDS.reason}: ${reason}`, look),
  );
}

const service = ({ direction }: InvoicePaper, stationery: Stationery): Measured =>
  words(filled(stationery.texts.invoice.service, stationery, direction), {
    ...{ width: WIDTH, size: 9.5, below: mm(3) },
  });

const parties = ({ sender, recipient }: InvoicePaper): Measured =>
  measuredParties(
    [
      { title: `${PARTY_WORDS.sender} ${sender.country}`, party: sender },
      { title: `${PARTY_WORDS.recipient} ${recipient.country}`, party: recipient },
    ],
    { captions: PARTY_WORDS, captionWidth: mm(25) },
  );
