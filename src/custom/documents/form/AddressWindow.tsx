import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { buyerOf } from '../../../../domain/documents/buyer.ts';
import type { Buyer } from '../../../../domain/documents/papers.ts';
import { invoicePaperOf } from '../../../../domain/documents/papers-of-order.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { editedOrder } from '../edited-order.ts';
import type { EditorValues } from '../editor-values.ts';
import { paperWord } from './paper-word.ts';

/** The address field of the letter, as it is at this moment. */
export function AddressWindow({ order }: { order: Order }) {
  const buyer = useTypedBuyer(order);
  const { name, contact, street, zip, city, country, vatId } = buyer;
  const abroad =
    country !== 'DE' && paperWord(choiceLabelKey('commands', 'billTo.country', country));
  const lines = [contact, street, [zip, city].filter(Boolean).join(' '), abroad, vatId];
  return (
    <Box component="section" aria-label={paperWord('order.billing.goesTo')} sx={WINDOW}>
      <Typography variant="caption" color="text.secondary">
        {paperWord('order.billing.goesTo')}
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {lines.filter(Boolean).map((line) => (
          <Typography key={String(line)} variant="body2" dir="auto">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** The addressee if the invoice were issued as typed. Its lines do not matter and are not read. */
function useTypedBuyer(order: Order): Buyer {
  const { getValues } = useFormContext<EditorValues>();
  const [sender, recipient, billTo] = useWatch<EditorValues, ['sender', 'recipient', 'billTo']>({
    name: ['sender', 'recipient', 'billTo'],
  });
  const values = { ...getValues(), sender, recipient, billTo, lines: [] };
  return buyerOf(invoicePaperOf(editedOrder(values, order, 'bill'), values.day));
}

const WINDOW = {
  px: 2,
  py: 1.5,
  minHeight: 112,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;
