import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import type { BulkVerb } from '../stages.ts';
import { UnseenOrders } from '../UnseenOrders.tsx';
import type { CheckedSelection } from './check-selection.ts';
import { DeletionConsequences } from './DeletionConsequences.tsx';
import { isDeletion } from './is-deletion.ts';
import { SelectionSummary } from './SelectionSummary.tsx';
import { TrackingDoubts } from './TrackingDoubts.tsx';

type Props = {
  verb: BulkVerb;
  selection: CheckedSelection;
  onRun: (run: { verb: BulkVerb; orders: readonly Order[] }) => void;
  onClose: () => void;
};

/** Asks for confirmation before the selected orders are changed, and says how many and which. */
export function BulkQuestion({ verb, selection, onRun, onClose }: Props) {
  const translate = useTranslate();
  const { left } = selection;
  const verified = selection.orders.filter((order) => verb === 'verify' && order.verified === true);
  const orders = selection.orders.filter((order) => !verified.includes(order));
  const none = orders.length === 0;
  return (
    <ConfirmDialog
      open
      title={translate(`orders.bulk.${verb}.title`)}
      danger={isDeletion(verb)}
      confirmLabel={none ? translate('orders.bulk.close') : undefined}
      onConfirm={none ? onClose : () => onRun({ verb, orders: selection.orders })}
      onClose={onClose}
      content={
        <Stack sx={{ gap: 2 }}>
          {!none && (
            <Typography color="text.primary">
              {translate(`orders.bulk.${verb}.question`, {
                smart_count: orders.length,
                code: orders[0]?.billCode ?? '',
              })}
            </Typography>
          )}
          {!none && <SelectionSummary orders={orders} />}
          {!none && <UnseenOrders orders={orders} />}
          {verb === 'sendToTracking' && <TrackingDoubts orders={orders} />}
          {!none && verb === 'delete' && <DeletionConsequences orders={orders} />}
          {verified.length > 0 && (
            <Alert severity="info">
              {translate('orders.bulk.alreadyVerified', { smart_count: verified.length })}
            </Alert>
          )}
          {left.length > 0 && (
            <Alert severity="warning">
              {none && verified.length === 0
                ? translate('orders.bulk.nothingLeft')
                : translate('orders.bulk.left', { smart_count: left.length })}
            </Alert>
          )}
        </Stack>
      }
    />
  );
}
