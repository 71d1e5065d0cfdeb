import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { useTranslate } from 'react-admin';
import { DELIVERIES } from '../../../../domain/orders/payment.ts';
import { renderInput } from '../../../kit/render-input.tsx';
import { useView } from '../../../kit/use-view.ts';
import { ChoiceRadios } from './ChoiceRadios.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { FormCard } from './FormCard.tsx';

/** How many parcels travel, what they weigh together, and how they reach the recipient. */
export function ParcelsSection() {
  const translate = useTranslate();
  const view = useView();
  return (
    <FormCard title={translate('order.form.parcels')} icon={Inventory2Outlined}>
      <FieldGrid>
        {renderInput(view, 'numofpackages')}
        {renderInput(view, 'wights')}
      </FieldGrid>
      <ChoiceRadios path="type" choices={DELIVERIES} />
    </FormCard>
  );
}
