import { useDelete, useNavigate, useTranslate } from 'react-admin';
import { listOf } from '../../../../domain/orders/addresses.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { useUndoDeletion } from '../bin/use-undo-deletion.ts';
import { DeletionConsequences } from '../bulk/DeletionConsequences.tsx';

type Props = { order: Order; open: boolean; onClose: () => void };

/** Deletes an order after a confirmation that lists the consequences, and returns to its list. */
export function DeleteOrder({ order, open, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notice = useNotice();
  const undoDeletion = useUndoDeletion();
  const [remove, { isPending }] = useDelete<Order>();
  const confirm = () =>
    remove(
      'commands',
      { id: order.id, previousData: order },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notice('orders.deleted', { type: 'success', ...undoDeletion([order.id]) });
          navigate(listOf(order));
        },
        onError: () => {
          onClose();
          // Whatever the reason, the specification has one text for it.
          notice('server.reload', { type: 'error' });
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={translate('orders.bulk.delete.title')}
      content={
        <>
          <bdi>{order.billCode}</bdi> –{' '}
          {translate('orders.bulk.delete.question', { smart_count: 1 })}
          <DeletionConsequences orders={[order]} />
        </>
      }
      danger
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
