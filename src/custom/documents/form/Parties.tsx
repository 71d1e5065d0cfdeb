import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Order } from '../../../../domain/resources/commands.ts';
import { users } from '../../../../domain/resources/users.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { changedSender, editedSender } from '../edited-order.ts';
import type { EditorValues } from '../editor-values.ts';
import { PartyBlock } from './PartyBlock.tsx';

type Props = { order: Order; readOnly: boolean };

/** Sender and recipient, side by side where there is room. */
export function Parties({ order, readOnly }: Props) {
  const { edit } = useAccess(users);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <PartyBlock party="sender" readOnly={readOnly || !edit}>
        <SenderAddress order={order} />
        <CustomerHint order={order} />
      </PartyBlock>
      <PartyBlock party="recipient" readOnly={readOnly} />
    </Box>
  );
}

/** Street and ZIP are taken from the customer and printed with the city. */
function SenderAddress({ order: { user } }: { order: Order }) {
  const street = [user?.address, user?.zipcode].filter(Boolean).join(', ');
  return street ? (
    <Typography variant="body2" color="text.secondary" dir="auto">
      {street}
    </Typography>
  ) : null;
}

/** The sender is a customer: a change here applies to all of the customer's orders. */
function CustomerHint({ order }: { order: Order }) {
  const translate = useTranslate();
  const sender = useWatch<EditorValues, 'sender'>({ name: 'sender' });
  const changes = changedSender(editedSender({ sender }, order), order.user);
  return Object.keys(changes).length > 0 ? (
    <Typography role="status" variant="body2" sx={{ color: 'ink.warning' }}>
      {translate('documents.party.changesCustomer', {
        code: `\u2068${order.user?.code ?? ''}\u2069`,
      })}
    </Typography>
  ) : null;
}
