import EuroOutlined from '@mui/icons-material/EuroOutlined';
import { useTranslate } from 'react-admin';
import { PAYMENTS } from '../../../../domain/orders/payment.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { BilledParty } from './BilledParty.tsx';
import { ChoiceRadios } from './ChoiceRadios.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { FormCard } from './FormCard.tsx';

/** The price, the method and state of payment, and who the invoice is for. */
export function PaymentSection() {
  const translate = useTranslate();
  const view = useView();
  return (
    <FormCard title={translate('order.form.payment')} icon={EuroOutlined}>
      <ChoiceRadios path="payment" choices={PAYMENTS} />
      <FieldGrid>
        {renderInput(view, 'priceTotal')}
        {renderInput(view, 'paid')}
      </FieldGrid>
      <BilledParty />
    </FormCard>
  );
}
