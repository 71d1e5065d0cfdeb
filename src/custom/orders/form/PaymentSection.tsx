import EuroOutlined from '@mui/icons-material/EuroOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BILLED_FACTS } from '../../../../domain/orders/bill-to.ts';
import { requiresKind, requiresReason } from '../../../../domain/orders/buyer-tax.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { useMayWriteAt, useView } from '../../../kit/view/use-view.ts';
import { billedName, lastBilled, useEarlierOrders } from './earlier-orders.ts';
import { FormPrice } from './FormPrice.tsx';
import { ChoiceRadios, FieldGrid, FurtherInputs } from './form-parts.tsx';
import type { OrderValues } from './order-values.ts';

/** What this section places by hand. */
const PLACED = ['payment', 'priceTotal', 'priceReason', 'paid'];

/** The price, the method and state of payment, and who the invoice is for. */
export function PaymentSection() {
  const translate = useTranslate();
  const view = useView();
  return (
    <SectionCard title={translate('order.form.payment')} icon={EuroOutlined}>
      {renderInput(view, 'payment', { Input: ChoiceRadios })}
      <FieldGrid>
        {renderInput(view, 'priceTotal')}
        {renderInput(view, 'paid')}
        <div className="whole-line">
          <FormPrice />
        </div>
        <FurtherInputs section="payment" placed={PLACED} />
      </FieldGrid>
      <BilledParty />
    </SectionCard>
  );
}

/**
 * The fields placed side by side; company names are long and get a line of their own, and so do what
 * a party abroad is and the reason for charging it tax, which are requested only where they matter.
 */
const OTHERS = BILLED_FACTS.filter(
  (fact) => !['firm', 'customerKind', 'taxedReason'].includes(fact),
);

/** Who the invoice is for. Shows fields for another party only, and nothing if the back end knows none. */
function BilledParty() {
  const view = useView();
  const order = useRecordContext<Order>();
  const billTo = useWatch<OrderValues, 'billTo'>({ name: 'billTo' });
  const mayChange = useMayWriteAt('billTo');
  if (view.withholds('billTo') || (order?.id !== undefined && !order.billTo)) return null;
  return (
    <>
      {renderInput(view, 'billTo.party', { Input: PartyRadios })}
      {mayChange && <LastBilledButton />}
      {billTo?.party === 'other' && (
        <FieldGrid>
          <div className="whole-line">{renderInput(view, 'billTo.firm')}</div>
          {OTHERS.map((fact) => renderInput(view, `billTo.${fact}`))}
          {requiresKind(billTo) && (
            <div className="whole-line">{renderInput(view, 'billTo.customerKind')}</div>
          )}
          {requiresReason(billTo) && (
            <div className="whole-line">{renderInput(view, 'billTo.taxedReason')}</div>
          )}
        </FieldGrid>
      )}
    </>
  );
}

/** The party that is billed; another party's address begins in Germany. */
function PartyRadios(props: InputProps) {
  const { getValues, setValue } = useFormContext<OrderValues>();
  const beginInGermany = () => {
    if (!getValues('billTo.country')) setValue('billTo.country', 'DE');
  };
  return <ChoiceRadios {...props} onChosen={(chosen) => chosen === 'other' && beginInGermany()} />;
}

/** Offers the party that an earlier order of the sender was billed to, while none is named. */
function LastBilledButton() {
  const translate = useTranslate();
  const order = useRecordContext<Order>();
  const { setValue } = useFormContext<OrderValues>();
  const [user, billTo] = useWatch<OrderValues, ['user', 'billTo']>({ name: ['user', 'billTo'] });
  const earlier = useEarlierOrders(user?._id).filter(({ id }) => id !== order?.id);
  const last = lastBilled(earlier);
  const isNamed = billTo?.party === 'other' && billedName(billTo) !== '';
  if (!last || isNamed) return null;
  return (
    <Button
      size="small"
      startIcon={<HistoryOutlined />}
      onClick={() => setValue('billTo', last, { shouldDirty: true, shouldValidate: true })}
      sx={{ alignSelf: 'start' }}
    >
      {translate('order.billing.asLastTime', { name: isolated(billedName(last)) })}
    </Button>
  );
}
