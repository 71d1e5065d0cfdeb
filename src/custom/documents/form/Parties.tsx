import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { directionOfGoods } from '../../../../domain/documents/direction.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { users } from '../../../../domain/resources/users.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { changedParts, typedCustomer } from '../edited-order.ts';
import type { EditorValues } from '../editor-values.ts';
import type { DocumentKind } from '../kinds.ts';
import { PartyBlock } from './PartyBlock.tsx';

type Props = { order: Order; kind: DocumentKind; readOnly: boolean };

/** Sender and recipient, side by side where there is room. */
export function Parties({ order, kind, readOnly }: Props) {
  const { edit } = useAccess(users);
  const way = directionOfGoods(order.tripGroup);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {ROLES.map((role) => {
        const { country, person } = way[role];
        return person === 'user' ? (
          <PartyBlock
            key={role}
            {...{ role, country }}
            person="sender"
            readOnly={readOnly || !edit}
          >
            <CustomerAddress order={order} />
            <CustomerHint order={order} kind={kind} />
          </PartyBlock>
        ) : (
          <PartyBlock key={role} {...{ role, country, readOnly }} person="recipient" />
        );
      })}
    </Box>
  );
}

const ROLES = ['sender', 'recipient'] as const;

/** Street and ZIP are the customer's own, and printed with his city. */
function CustomerAddress({ order: { user } }: Pick<Props, 'order'>) {
  const street = [user?.address, user?.zipcode].filter(Boolean).join(', ');
  return street ? (
    <Typography variant="body2" color="text.secondary" dir="auto">
      {street}
    </Typography>
  ) : null;
}

/** The sender is a customer: a change here applies to all of the customer's orders. */
function CustomerHint({ order, kind }: Pick<Props, 'order' | 'kind'>) {
  const translate = useTranslate();
  const sender = useWatch<EditorValues, 'sender'>({ name: 'sender' });
  const changes = changedParts(typedCustomer({ sender }, order, kind), order.user);
  return Object.keys(changes).length > 0 ? (
    <Typography role="status" variant="body2" sx={{ color: 'ink.warning' }}>
      {translate('documents.party.differs', { code: `\u2068${order.user?.code ?? ''}\u2069` })}
    </Typography>
  ) : null;
}
