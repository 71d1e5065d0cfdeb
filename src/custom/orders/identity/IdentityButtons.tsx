import Check from '@mui/icons-material/Check';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  hasBothIdentityFiles,
  hasIdentityPicture,
  NO_FILE,
} from '../../../../domain/orders/identity-files.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { RunDialogs } from '../../../kit/actions/RunDialogs.tsx';
import { unavailable } from '../../../kit/actions/unavailable.ts';
import { useRun } from '../../../kit/actions/use-run.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { verify } from '../bulk/order-transitions.ts';
import { ORDERS_SCOPE } from '../bulk/orders-scope.tsx';
import { useIdentityChange } from './use-identity-change.ts';

type Props = { order: Order; onRequest: () => void; onDone: () => void };

/**
 * What can be said of the ID card: that it fits, that it was seen and no copy is stored, or that another
 * picture is needed.
 */
export function IdentityButtons({ order, onRequest, onDone }: Props) {
  const translate = useTranslate();
  const { edit } = useAccess(commands);
  const note = useIdentityChange(order);
  const [isDeleting, setDeleting] = useState(false);
  const run = useRun<Order>({
    ...ORDERS_SCOPE,
    key: commands.name,
    page: { leave: onDone, follow: onDone },
  });
  if (!edit) return null;
  const { verified, identityRequestedAt = null, identitySeenAt } = order;
  const isBusy = note.isPending || run.state.at === 'running';
  const accept = async () => {
    if (isBusy) return;
    // Verifying an order ends the request for another picture; one that is verified only ends it.
    if (!verified) return run.askOne(verify, order);
    const accepted = await note.set({ identityRequestedAt: null });
    if (!accepted) return;
    note.offerUndo({
      done: 'identityCheck.fitted',
      changed: accepted,
      back: { identityRequestedAt },
      undone: 'identityCheck.request.sent',
    });
    onDone();
  };
  const hasPictures = hasIdentityPicture(order);
  /** Where it can be noted as seen, and there is nothing to look at, it is not a question of fitting. */
  const isSeenOnly = Boolean(identitySeenAt) || (identitySeenAt === null && !hasPictures);
  const see = async () => {
    if (isBusy) return;
    const seen = await note.set({
      identitySeenAt: new Date().toISOString(),
      ...(hasPictures && { frontId: NO_FILE, backId: NO_FILE }),
    });
    setDeleting(false);
    if (!seen) return;
    if (!verified) return run.askOne(verify, seen);
    // Pictures that are deleted do not come back.
    if (!hasPictures) {
      note.offerUndo({
        done: 'identityCheck.seenDone',
        changed: seen,
        back: { identitySeenAt: null, identityRequestedAt },
        undone: 'identityCheck.unseen',
      });
    }
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
      {identitySeenAt === null && (
        <Button
          size="large"
          sx={BUTTON}
          {...(hasPictures ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
          startIcon={<VisibilityOutlined />}
          onClick={() => (hasPictures ? setDeleting(true) : void see())}
          {...(isBusy && unavailable())}
        >
          {translate('identityCheck.seen')}
        </Button>
      )}
      {(!verified || identityRequestedAt) && !isSeenOnly && (
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
      <ConfirmDialog
        open={isDeleting}
        danger
        busy={isBusy}
        title={translate('identityCheck.seenQuestion.title')}
        content={translate('identityCheck.seenQuestion.text')}
        confirmLabel={translate('identityCheck.seenQuestion.confirm')}
        onConfirm={() => void see()}
        onClose={() => setDeleting(false)}
      />
      <RunDialogs run={run} />
    </DialogActions>
  );
}

/** On a phone they share the lower edge, where the thumb is. */
const ACTIONS = {
  flexWrap: 'wrap',
  gap: 1,
  '& > :not(style) ~ :not(style)': { ml: 0 },
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
