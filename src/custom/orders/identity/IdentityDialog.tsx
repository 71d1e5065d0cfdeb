import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetOne, useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { backFile, frontFile } from '../../../../domain/orders/identity-files.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { failureOf, isGone } from '../../../providers/http-error.ts';
import { IdentitySide } from './IdentitySide.tsx';

/** The ID card of an order, front and back, over the to-do list (specification 2.2, `cin/{cin_id}`). */
export default function IdentityDialog() {
  const { cin_id: id = '' } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const {
    data: order,
    error,
    refetch,
  } = useGetOne<Order>('commands', { id }, { retry: false, onError: ignore });
  const close = () => navigate('..', { replace: true });
  const name = order ? senderName(order) : '';
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {order
          ? translate('orders.identity.title', { name })
          : translate('orders.identity.loading')}
      </DialogTitle>
      <IconButton
        aria-label={translate('orders.identity.close')}
        onClick={close}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent>
        {error && !order ? (
          <NoOrder error={error} onRetry={() => void refetch()} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <IdentitySide
              label="orders.identity.front"
              description={translate('orders.identity.frontOf', { name })}
              file={order ? (frontFile(order) ?? null) : undefined}
            />
            <IdentitySide
              label="orders.identity.back"
              description={translate('orders.identity.backOf', { name })}
              file={order ? (backFile(order) ?? null) : undefined}
            />
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Why nothing can be shown. A failure that may be temporary offers a retry. */
function NoOrder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return namesNoOrder(error) ? (
    <Typography role="alert">{translate('orders.identity.notFound')}</Typography>
  ) : (
    <LoadFailure error={error} onRetry={onRetry} />
  );
}

/** Only the id is sent here: a value that the server rejects is an id that no order has. */
const namesNoOrder = (error: unknown): boolean =>
  isGone(error) || failureOf(error).code === 'request.badValue';

/** The dialog itself says that there is no such order; the framework would redirect. */
const ignore = () => undefined;
