import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { EditedKind } from '../../../domain/orders/document-kinds.ts';
import { DELIVERIES, PAYMENTS } from '../../../domain/orders/payment.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { declarationEditing } from './editing/declaration-editing.ts';
import { type DocumentEditing, plainEditing } from './editing/document-editing.ts';
import { invoiceEditing } from './editing/invoice-editing.ts';
import type { TripProposal } from './editing/use-trip-proposal.ts';
import { BilledBlock } from './form/BilledBlock.tsx';
import { CustomsBlock } from './form/CustomsBlock.tsx';
import { DeclaredLines, DeclaredSum } from './form/DeclaredLines.tsx';
import { FIGURE, RadioField, TypedField } from './form/fields.tsx';
import { InvoiceLines } from './form/InvoiceLines.tsx';
import { HeaderFields } from './form/Letterhead.tsx';
import { Parties } from './form/Parties.tsx';
import { Totals } from './form/Totals.tsx';
import { TypedWeights } from './form/TypedWeights.tsx';

type SectionProps = {
  order: Order;
  kind: EditedKind;
  readOnly: boolean;
  /** Whether its number comes with issuing. */
  isNumbered: boolean;
  /** What the trip of its order has put into it. */
  proposal: TripProposal | undefined;
};

/** The editor of one kind of document: what it changes, and its sections below the letterhead. */
type KindEditor = DocumentEditing & { readonly Sections: ComponentType<SectionProps> };

/** The editors of documents (specification 2.7 to 2.9). */
export const EDITORS: Readonly<Record<EditedKind, KindEditor>> = {
  invoice: {
    ...invoiceEditing,
    Sections: ({ proposal: _, ...document }) => {
      const { order, readOnly } = document;
      return (
        <>
          <HeaderFields {...document} />
          <BilledBlock order={order} readOnly={readOnly} />
          <Parties {...document} />
          <InvoiceLines order={order} readOnly={readOnly} />
          <Totals order={order} readOnly={readOnly} />
          <Box sx={FOOT}>
            <PackagesField readOnly={readOnly} />
            <RadioField name="payment" choices={PAYMENTS} readOnly={readOnly} />
            <RadioField name="delivery" choices={DELIVERIES} readOnly={readOnly} />
          </Box>
        </>
      );
    },
  },
  declaration: {
    ...declarationEditing,
    Sections: ({ proposal, ...document }) => {
      const { order, readOnly } = document;
      return (
        <>
          <HeaderFields {...document} />
          <Parties {...document} />
          <CustomsBlock order={order} readOnly={readOnly} proposal={proposal} />
          <DeclaredLines direction={order.tripGroup} readOnly={readOnly} />
          <DeclaredSum order={order} readOnly={readOnly} />
          <Box sx={FOOT}>
            <PackagesField readOnly={readOnly} />
          </Box>
        </>
      );
    },
  },
  label: { ...plainEditing('label'), Sections: ParcelSections },
};

/** The parties, and the parcels with their weights. */
function ParcelSections({ order, kind, readOnly }: SectionProps) {
  return (
    <>
      <Parties order={order} kind={kind} readOnly={readOnly} />
      <TypedWeights order={order} kind={kind} readOnly={readOnly} />
      <Box sx={FOOT}>
        <PackagesField readOnly={readOnly} />
      </Box>
    </>
  );
}

const FOOT = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** 'Anzahl der Pakete/Sendungen' (specification 2.7 to 2.9). */
function PackagesField({ readOnly }: { readOnly: boolean }) {
  const translate = useTranslate();
  return (
    <TypedField
      name="packages"
      label={translate('documents.packages')}
      readOnly={readOnly}
      input={{ ...FIGURE, inputMode: 'numeric' }}
    />
  );
}
