import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type RefObject, useMemo } from 'react';
import { Form, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConflictDialog } from '../../../kit/conflict/ConflictDialog.tsx';
import { DraftGuards } from '../../../kit/drafts/DraftGuards.tsx';
import { errorKey } from '../../../providers/http-error.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { OrderFormToolbar } from './OrderFormToolbar.tsx';
import { orderErrors } from './order-errors.ts';
import { EDITED, mergedValues, ONLY_SHOWN, type OrderValues, valuesOf } from './order-values.ts';
import { ParcelsSection } from './ParcelsSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';
import { SenderSection } from './SenderSection.tsx';
import { StateSection } from './StateSection.tsx';
import { nameOf } from './sender-of.ts';
import { useOrderForm } from './use-order-form.ts';

type Props = {
  /** The stored order; none for a new one. */
  order?: Order;
  initial: OrderValues;
  backTo: string;
  onSaved: (order: Order) => void;
};

/** The form of an order: sections, a draft on this device, and the dialog for conflicting changes. */
export function OrderForm({ order, initial, backTo, onSaved }: Props) {
  const desk = useOrderForm({ order, initial, onSaved });
  const { base, draft, stale, failure } = desk;
  const mode = order ? 'change' : 'create';
  const record = useMemo(() => ({ ...initial }) as unknown as RaRecord, [initial]);
  return (
    <Form
      record={record}
      validate={(values: object) => orderErrors(values as OrderValues, mode)}
      onSubmit={(values: object) => desk.submit(values as OrderValues)}
      noValidate
    >
      <FormHandle to={desk.form} />
      <RecordContextProvider value={order as RaRecord}>
        <Sections toPickAgain={desk.toPickAgain} />
      </RecordContextProvider>
      {failure !== undefined && <Failure error={failure} />}
      <OrderFormToolbar isSaving={desk.isSaving} draft={draft.state} backTo={backTo} />
      {stale && base.current && (
        <ConflictDialog
          words="order.conflict"
          base={base.current}
          mine={desk.values()}
          theirs={stale}
          edited={EDITED}
          onlyShown={ONLY_SHOWN}
          onChosen={(choices) =>
            void desk.saveMerged(mergedValues(desk.values(), valuesOf(stale), choices), stale)
          }
          onClose={desk.closeConflict}
        />
      )}
      <DraftGuards<OrderValues, Order>
        draft={draft}
        named={peopleOf}
        onChange={desk.onChange}
        onRestore={desk.restore}
        isUnsaved={desk.isUnsaved}
      />
    </Form>
  );
}

/** The person the draft is about, so that the user recognises it. */
const peopleOf = ({ user, newSender, recipient }: OrderValues): readonly string[] =>
  [user ?? newSender, recipient].map((person) => nameOf(person ?? {})).filter(Boolean);

const Sections = ({ toPickAgain }: { toPickAgain: readonly string[] }) => (
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
    <StateSection />
    <PaymentSection />
    <IdentitySection toPickAgain={toPickAgain} />
  </Box>
);

/** Passes the form's methods to the parent. */
function FormHandle({ to }: { to: RefObject<UseFormReturn<OrderValues> | null> }) {
  to.current = useFormContext<OrderValues>();
  return null;
}

/** The reason why the order could not be saved stays visible; no input is lost. */
function Failure({ error }: { error: unknown }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {translate(errorKey(error))} {translate('order.form.notLost')}
    </Alert>
  );
}
