import { buyerOf } from '../../../../domain/documents/buyer.ts';
import type { InvoicePaper } from '../../../../domain/documents/papers.ts';
import type { Fact } from '../../parts/facts-block.ts';
import { count, day } from '../../text/figures.ts';
import { INVOICE_WORDS as WORDS } from '../../words/invoice-words.ts';

/** Nothing if the invoice states no service date. */
function serviceDayOf({ serviceDate, date }: InvoicePaper): string {
  if (serviceDate === null) return '';
  return serviceDate === date ? WORDS.sameDate : day(serviceDate, '/');
}

/**
 * How the invoice is paid and the goods are delivered; a Storno takes back and asks for nothing.
 */
const choicesOf = ({ status, payment, delivery }: InvoicePaper): readonly Fact[] =>
  status === 'storno'
    ? []
    : [
        [WORDS.payment, WORDS.payments[payment]],
        [WORDS.delivery, WORDS.deliveries[delivery]],
      ];

/** Numbers, dates and terms of an invoice, as far as they are known. */
export function factsOf(paper: InvoicePaper): readonly Fact[] {
  const buyer = buyerOf(paper);
  const facts: readonly Fact[] = [
    [paper.status === 'storno' ? WORDS.stornoNumber : WORDS.number, paper.number || '–'],
    [WORDS.customer, paper.customerCode],
    [WORDS.order, paper.orderCode],
    [WORDS.reference, buyer.reference],
    [WORDS.vatId, buyer.vatId],
    [WORDS.leitwegId, buyer.leitwegId],
    [WORDS.date, day(paper.date, '/')],
    [WORDS.serviceDate, serviceDayOf(paper)],
    [WORDS.due, paper.dueDate === undefined ? '' : day(paper.dueDate, '/')],
    [WORDS.packages, count(paper.packages)],
    ...choicesOf(paper),
  ];
  return facts.filter(([, value]) => value !== '');
}
