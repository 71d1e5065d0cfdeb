import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { recipientName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { PhoneNumber } from '../../../kit/format/formats.tsx';
import { FormCard } from '../form/FormCard.tsx';
import { CallLink } from './CallLink.tsx';
import { Facts } from './Facts.tsx';

/** The recipient and the address. */
export function RecipientCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { recipient } = order;
  return (
    <FormCard title={translate('order.form.recipient')} icon={PlaceOutlined}>
      <Box sx={{ minHeight: 48 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{recipientName(order)}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <CallLink phone={recipient?.phone}>
            <PhoneNumber value={recipient?.phone} />
          </CallLink>
        </Typography>
      </Box>
      <Facts
        facts={[
          {
            label: fieldLabelKey('commands', 'recipient.address'),
            value: recipient?.address && <bdi>{recipient.address}</bdi>,
          },
        ]}
      />
    </FormCard>
  );
}
