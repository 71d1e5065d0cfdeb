import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';

type Props = { document: Pick<IssuedInvoice, 'paidOn' | 'paidVia'> };

/**
 * That nothing is left to pay of an issued invoice, and when and how it was paid. The invoice itself is frozen: this
 * stands beside it.
 */
export function PaidNote({ document: { paidOn, paidVia } }: Props) {
  const translate = useTranslate();
  const facts = [
    translate('orders.flags.paid'),
    paidOn && <ShortDate value={paidOn} />,
    paidVia && translate(choiceLabelKey('invoices', 'paidVia', paidVia)),
  ].filter(Boolean);
  return facts.map((fact, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The facts have fixed places.
    <Fragment key={place}>
      {place > 0 && ' · '}
      {fact}
    </Fragment>
  ));
}
