import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import { DELIVERIES, PAYMENTS } from '../../../../domain/orders/payment.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { TripProposal } from '../editing/use-trip-proposal.ts';
import { BilledBlock } from './BilledBlock.tsx';
import { CustomsBlock } from './CustomsBlock.tsx';
import { DeclaredLines, DeclaredSum } from './DeclaredLines.tsx';
import { FIGURE, RadioField, TypedField } from './fields.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { HeaderFields, Letterhead } from './Letterhead.tsx';
import { Parties } from './Parties.tsx';
import { paperWord } from './paper-word.ts';
import { Totals } from './Totals.tsx';
import { TypedWeights } from './TypedWeights.tsx';

type Props = {
  order: Order;
  kind: EditedKind;
  readOnly?: boolean;
  /** Whether its number comes with issuing. */
  isNumbered?: boolean;
  /** What the trip of its order has put into it. */
  proposal?: TripProposal | undefined;
  children?: ReactNode;
};

/** A document as a form that looks like paper (specification 2.7 to 2.9). */
export function Paper({ order, kind, children, ...state }: Props) {
  const { readOnly = false, isNumbered = false, proposal } = state;
  return (
    <Box sx={SHEET}>
      {children}
      <Letterhead kind={kind} />
      {kind !== 'label' && <HeaderFields {...{ order, kind, readOnly, isNumbered }} />}
      {kind === 'invoice' && <BilledBlock order={order} readOnly={readOnly} />}
      <Parties order={order} kind={kind} readOnly={readOnly} />
      <Contents order={order} kind={kind} readOnly={readOnly} proposal={proposal} />
    </Box>
  );
}

type ContentsProps = Required<Pick<Props, 'order' | 'kind' | 'readOnly'>> & Pick<Props, 'proposal'>;

function Contents({ order, kind, readOnly, proposal }: ContentsProps) {
  switch (kind) {
    case 'invoice':
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
          <CustomsBlock order={order} readOnly={readOnly} proposal={proposal} />
          <DeclaredLines direction={order.tripGroup} readOnly={readOnly} />
          <DeclaredSum order={order} readOnly={readOnly} />
          <Box sx={FOOT}>
            <PackagesField readOnly={readOnly} />
          </Box>
        </>
      );
    case 'label':
      return (
        <>
          <TypedWeights order={order} kind="label" readOnly={readOnly} />
          <Box sx={FOOT}>
            <PackagesField readOnly={readOnly} />
          </Box>
        </>
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

/** 'Anzahl der Pakete/Sendungen' (specification 2.7 to 2.9). */
function PackagesField({ readOnly }: { readOnly: boolean }) {
  return (
    <TypedField
      name="packages"
      label={paperWord('documents.packages')}
      readOnly={readOnly}
      input={{ ...FIGURE, inputMode: 'numeric' }}
    />
  );
}

/** The placeholder of a document that is still loading. */
export const PaperSkeleton = () => (
  <Box sx={SHEET} aria-hidden>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={44} />
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Skeleton variant="rounded" height={170} />
      <Skeleton variant="rounded" height={170} />
    </Box>
    <Skeleton variant="rounded" height={160} />
  </Box>
);

/** A sheet of paper on the screen; on a phone it fills the screen. */
const SHEET = {
  maxWidth: 880,
  mx: 'auto',
  px: { xs: 2, sm: 6 },
  py: { xs: 2.5, sm: 5 },
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  bgcolor: 'background.paper',
  border: { xs: 0, sm: 1 },
  borderColor: { xs: 'divider', sm: 'divider' },
  borderRadius: { xs: 0, sm: 1.5 },
  boxShadow: { xs: 0, sm: 2 },
  // The labels are German, and read from the left where the page does not.
  '& label, & legend, & th, & h2, & dt': { unicodeBidi: 'plaintext' },
} as const;
