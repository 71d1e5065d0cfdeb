import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DELIVERIES } from '../../../../domain/orders/payment.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { ChoiceRadios } from './ChoiceRadios.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { FormCard } from './FormCard.tsx';
import type { OrderValues } from './order-values.ts';

/** The number of parcels, their total weight, and how they reach the recipient. */
export function ParcelsSection() {
  const translate = useTranslate();
  const view = useView();
  return (
    <FormCard title={translate('order.form.parcels')} icon={Inventory2Outlined}>
      <FieldGrid>
        {renderInput(view, 'numofpackages')}
        {renderInput(view, 'wights')}
      </FieldGrid>
      <NoPackagesHint />
      <ChoiceRadios path="type" choices={DELIVERIES} />
    </FormCard>
  );
}

/** Warns of an order without packages, which may still be saved (specification 3: default 0). */
function NoPackagesHint() {
  const translate = useTranslate();
  const count = useWatch<OrderValues, 'numofpackages'>({ name: 'numofpackages' });
  return (
    <div aria-live="polite">
      {!count && <Alert severity="warning">{translate('order.form.noPackages')}</Alert>}
    </div>
  );
}
