import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BILLED_FACTS, BILLED_PARTIES } from '../../../../domain/orders/bill-to.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { ChoiceRadios } from './ChoiceRadios.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { LastBilledButton } from './LastBilledButton.tsx';
import type { OrderValues } from './order-values.ts';

/** The fields placed side by side; company names are long and get a line of their own. */
const OTHERS = BILLED_FACTS.filter((fact) => fact !== 'firm');

/** Who the invoice is for. Shows fields for another party only, and nothing if the back end knows none. */
export function BilledParty() {
  const view = useView();
  const order = useRecordContext<Order>();
  const { getValues, setValue } = useFormContext<OrderValues>();
  const party = useWatch<OrderValues, 'billTo.party'>({ name: 'billTo.party' });
  if (order?.id !== undefined && !order.billTo) return null;
  const beginInGermany = () => {
    if (!getValues('billTo.country')) setValue('billTo.country', 'DE');
  };
  return (
    <>
      <ChoiceRadios
        path="billTo.party"
        choices={BILLED_PARTIES}
        onChosen={(chosen) => chosen === 'other' && beginInGermany()}
      />
      <LastBilledButton />
      {party === 'other' && (
        <FieldGrid>
          <div className="whole-line">{renderInput(view, 'billTo.firm')}</div>
          {OTHERS.map((fact) => renderInput(view, `billTo.${fact}`))}
        </FieldGrid>
      )}
    </>
  );
}
