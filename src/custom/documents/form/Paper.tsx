import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DELIVERIES, PAYMENTS } from '../../../../domain/orders/payment.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { DocumentKind } from '../kinds.ts';
import { BilledBlock } from './BilledBlock.tsx';
import { DeclaredLines } from './DeclaredLines.tsx';
import { DeclaredSum } from './DeclaredSum.tsx';
import { HeaderFields } from './HeaderFields.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Letterhead } from './Letterhead.tsx';
import { PackagesField } from './PackagesField.tsx';
import { Parties } from './Parties.tsx';
import { RadioField } from './RadioField.tsx';
import { SHEET } from './sheet.ts';
import { Totals } from './Totals.tsx';

type Props = {
  order: Order;
  kind: DocumentKind;
  readOnly?: boolean;
  /** Whether its number comes with issuing. */
  isNumbered?: boolean;
  children?: ReactNode;
};

/** A document as a form that looks like paper (specification 2.7 to 2.9). */
export function Paper({ order, kind, children, ...state }: Props) {
  const { readOnly = false, isNumbered = false } = state;
  return (
    <Box sx={SHEET}>
      {children}
      <Letterhead kind={kind} />
      {kind !== 'ticket' && <HeaderFields {...{ order, kind, readOnly, isNumbered }} />}
      {kind === 'bill' && <BilledBlock order={order} readOnly={readOnly} />}
      <Parties order={order} kind={kind} readOnly={readOnly} />
      <Contents order={order} kind={kind} readOnly={readOnly} />
    </Box>
  );
}

function Contents({ order, kind, readOnly }: Required<Pick<Props, 'order' | 'kind' | 'readOnly'>>) {
  switch (kind) {
    case 'bill':
      return (
        <>
          <InvoiceLines readOnly={readOnly} />
          <Totals order={order} readOnly={readOnly} />
          <Box sx={FOOT}>
            <PackagesField readOnly={readOnly} />
            <RadioField name="payment" choices={PAYMENTS} readOnly={readOnly} />
            <RadioField name="delivery" choices={DELIVERIES} readOnly={readOnly} />
          </Box>
        </>
      );
    case 'declaration':
      return (
        <>
          <DeclaredLines direction={order.tripGroup} readOnly={readOnly} />
          <DeclaredSum order={order} />
          <Box sx={FOOT}>
            <PackagesField readOnly={readOnly} />
          </Box>
        </>
      );
    case 'ticket':
      return (
        <Box sx={FOOT}>
          <PackagesField readOnly={readOnly} />
        </Box>
      );
    default:
      return kind satisfies never;
  }
}

const FOOT = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
