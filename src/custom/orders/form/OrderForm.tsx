import Box from '@mui/material/Box';
import { nameOf } from '../../../../domain/people/full-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ControlledForm } from '../../../kit/form/ControlledForm.tsx';
import { GoodsSection } from './GoodsSection.tsx';
import { IdentitySection, ParcelsSection, StateSection } from './goods-sections.tsx';
import type { OrderValues } from './order-values.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';
import { SenderSection } from './SenderSection.tsx';
import { orderErrors, useOrderForm } from './use-order-form.ts';

type Props = {
  /** The order as it is stored now; none for a new one. */
  order?: Order;
  initial: OrderValues;
  backTo: string;
  onSaved: (order: Order) => void;
};

const TEXTS = { conflict: 'order.conflict', notLost: 'order.form.notLost' } as const;

/** The form of an order: the sections of its view, each on a card. */
export function OrderForm({ order, initial, backTo, onSaved }: Props) {
  const controller = useOrderForm({ order, initial, onSaved });
  return (
    <ControlledForm<OrderValues, Order>
      controller={controller}
      initial={initial}
      backTo={backTo}
      record={order}
      validate={(values) => orderErrors(values, order ? 'change' : 'create')}
      named={peopleOf}
      texts={TEXTS}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'stretch',
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SenderSection />
        <RecipientSection />
        <ParcelsSection />
        <GoodsSection />
        <StateSection />
        <PaymentSection />
        <IdentitySection toPickAgain={controller.leftOut} />
      </Box>
    </ControlledForm>
  );
}

/** The people the draft is about, so that the user recognises it. */
const peopleOf = ({ user, newSender, recipient }: OrderValues): readonly string[] =>
  [user ?? newSender, recipient].map((person) => nameOf(person ?? {})).filter(Boolean);
