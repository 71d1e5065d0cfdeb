import Check from '@mui/icons-material/Check';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { hasBothIdentityFiles } from '../../../../domain/orders/identity-files.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { RunDialogs } from '../../../kit/actions/RunDialogs.tsx';
import { unavailable } from '../../../kit/actions/unavailable.ts';
import { useRun } from '../../../kit/actions/use-run.ts';
import { verify } from '../bulk/order-transitions.ts';
import { ORDERS_SCOPE } from '../bulk/orders-scope.tsx';
import { useIdentityRequested } from './use-identity-requested.ts';

type Props = { order: Order; onRequest: () => void; onDone: () => void };

/** What can be said of the ID card: that it fits, or that another picture is needed. */
export function IdentityButtons({ order, onRequest, onDone }: Props) {
  const translate = useTranslate();
  const { edit } = useAccess(commands);
  const note = useIdentityRequested(order);
  const run = useRun<Order>({
    ...ORDERS_SCOPE,
    key: commands.name,
    page: { leave: onDone, follow: onDone },
  });
  if (!edit) return null;
  const { verified, identityRequestedAt } = order;
  const isBusy = note.isPending || run.state.at === 'running';
  const accept = async () => {
    if (isBusy) return;
    // Verifying an order ends the request for another picture; one that is verified only ends it.
    if (!verified) return run.askOne(verify, order);
    const accepted = await note.set(null);
    if (!accepted) return;
    note.offerUndo({ done: 'identityCheck.fitted', changed: accepted, before: order });
    onDone();
  };
  const reason = hasBothIdentityFiles(order)
    ? undefined
    : translate('orders.identity.missingFiles');
  return (
    <DialogActions sx={ACTIONS}>
      <Button
        size="large"
        sx={BUTTON}
        variant="outlined"
        color="inherit"
        startIcon={<ReplayOutlined />}
        onClick={onRequest}
      >
        {translate('identityCheck.again')}
      </Button>
      {(!verified || identityRequestedAt) && (
        <Button
          size="large"
          sx={BUTTON}
          variant="contained"
          startIcon={<Check />}
          onClick={() => void accept()}
          {...((isBusy || reason !== undefined) && unavailable(reason))}
        >
          {translate('identityCheck.fits')}
        </Button>
      )}
      <RunDialogs run={run} />
    </DialogActions>
  );
}

/** On a phone both share the lower edge, where the thumb is. */
const ACTIONS = {
  px: { xs: 2, sm: 3 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const BUTTON = {
  minHeight: 48,
  px: { xs: 1.5, sm: 2.75 },
  whiteSpace: 'nowrap',
  flex: { xs: '1 1 auto', sm: 'none' },
} as const;
