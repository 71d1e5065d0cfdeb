import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { Identifier } from 'react-admin';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { useAddressees } from '../dialog/use-addressees.ts';
import { BulkMessageComposer } from './BulkMessageComposer.tsx';

type Props = Pick<
  ComponentProps<typeof BulkMessageComposer>,
  'title' | 'start' | 'isLayer' | 'onClose'
> & {
  /** The orders whose customers are written to; by default those that are selected in the list. */
  orders?: readonly Identifier[];
};

/** A message to the customers of selected orders. */
export function MessageToSelected({ orders, onClose, ...composer }: Props) {
  const { listName, customers, isEmpty, isOutdated, error, retry, remove, unselectAll } =
    useAddressees(orders);
  if (isEmpty) return <BackToList why="notice.messages.nothingSelected" onClose={onClose} />;
  if (isOutdated) return <BackToList why="orders.bulk.nothingLeft" onClose={onClose} />;
  return (
    <BulkMessageComposer
      {...composer}
      listName={listName}
      customers={customers}
      failure={{ error, retry }}
      onUnselect={remove}
      onSent={unselectAll}
      onClose={onClose}
    />
  );
}

type BackProps = { why: string; onClose: () => void };

/** Leads back to the list with a notice: there is nobody to write to. */
function BackToList({ why, onClose }: BackProps) {
  const toast = useToast();
  const goBack = useEffectEvent(() => {
    toast(why, { type: 'info' });
    onClose();
  });
  useEffect(() => goBack(), []);
  return null;
}
