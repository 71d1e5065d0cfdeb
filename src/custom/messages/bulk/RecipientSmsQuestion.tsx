import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PreviewedRecipient } from '../../../../domain/messages/message-preview.ts';
import { recipientName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { PhoneNumber } from '../../../kit/format/formats.tsx';
import { NothingLeaves } from '../history/NothingLeaves.tsx';
import { usePreview } from '../template/use-preview.ts';
import { PreviewRow } from './PreviewRow.tsx';

type Props = { order: Order; onSend: () => void; onClose: () => void };

/** The SMS to the recipient of an order as it would be sent: number, text and segments. */
export function RecipientSmsQuestion({ order, onSend, onClose }: Props) {
  const translate = useTranslate();
  const { user } = order;
  const { data, isCurrent } = usePreview(
    'smsToMa',
    user ? { ids: [user._id], orders: { [user._id]: [order.id] } } : undefined,
  );
  const [message] = data?.recipients ?? [];
  return (
    <ConfirmDialog
      open
      title={translate('messaging.bulk.generate.title')}
      confirmLabel={translate('messaging.bulk.generate.send')}
      blocked={message?.skip !== undefined}
      onConfirm={onSend}
      onClose={onClose}
      content={
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2">{translate('messaging.bulk.generate.question')}</Typography>
          <Box sx={{ minHeight: 96 }}>
            {user && !isCurrent ? (
              <Skeleton variant="rounded" height={96} />
            ) : (
              <Shown order={order} message={message} />
            )}
          </Box>
          <NothingLeaves channels={SMS} />
        </Box>
      }
    />
  );
}

const SMS = ['sms'] as const;

/** The message, or why it cannot be sent; without either, to whom it goes. */
function Shown({
  order,
  message,
}: Pick<Props, 'order'> & { message: PreviewedRecipient | undefined }) {
  const translate = useTranslate();
  if (!message) {
    const name = isolated(recipientName(order));
    return (
      <Typography>
        {translate('messaging.bulk.generate.to', { name })}
        {' · '}
        <PhoneNumber value={order.recipient?.phone} />
      </Typography>
    );
  }
  if (message.skip) {
    const reason = translate(`messaging.bulk.skip.${message.skip}`);
    return (
      <Alert severity="warning">{translate('messaging.bulk.generate.cannot', { reason })}</Alert>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider' }}>
      <PreviewRow message={message} />
    </Box>
  );
}
