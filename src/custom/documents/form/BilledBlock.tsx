import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { directionOfGoods } from '../../../../domain/documents/direction.ts';
import { BILLED_PARTIES } from '../../../../domain/orders/bill-to.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { EditorValues } from '../editor-values.ts';
import { AddressWindow } from './AddressWindow.tsx';
import { BilledFields } from './BilledFields.tsx';
import { ChoiceField } from './ChoiceField.tsx';

type Props = { order: Order; readOnly: boolean };

/** The addressee as the letter will print it; fields appear for another party only. */
export function BilledBlock({ order, readOnly }: Props) {
  const billTo = useWatch<EditorValues, 'billTo'>({ name: 'billTo' });
  return (
    <Box sx={BLOCK}>
      <AddressWindow order={order} />
      {billTo && (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ChoiceField
            name="billTo.party"
            choices={BILLED_PARTIES}
            readOnly={readOnly}
            namedAs={
              directionOfGoods(order.tripGroup).sender.person === 'user' ? undefined : turned
            }
          />
          {billTo.party === 'other' && <BilledFields readOnly={readOnly} />}
        </Box>
      )}
    </Box>
  );
}

/** The order names the customer its sender, also where the goods come to them (`directionOfGoods`). */
const TURNED: Readonly<Record<string, string>> = { sender: 'recipient', recipient: 'sender' };
const turned = (party: string): string => TURNED[party] ?? party;

const BLOCK = {
  display: 'grid',
  gap: { xs: 2, sm: 4 },
  alignItems: 'start',
  gridTemplateColumns: { sm: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;
