import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import { createElement, lazy } from 'react';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { removalVerb } from '../../../i18n/joined-texts.ts';
import type { BulkAction, Dependencies } from '../../../kit/view/bulk-action.ts';
import { BIN } from '../../../providers/bin-methods.ts';
import { hasPartQuery } from '../../../providers/use-capabilities.ts';
import { orderTexts } from './orders-scope.tsx';

/** It comes with the question, not with the list. */
const DeletionConsequences = lazy(() => import('./DeletionConsequences.tsx'));

const texts = orderTexts('delete');

const hasBin = async ({ provider, client }: Dependencies): Promise<boolean> => {
  const answer = client.ensureQueryData(hasPartQuery(provider, BIN));
  return (await ignoringFailure(answer, 'Without an answer, nothing is promised.')) ?? false;
};

/** Deletes orders, into the bin where there is one. */
export const deleteOrders: BulkAction<Order> = {
  ...texts,
  verb: 'delete',
  icon: DeleteOutlined,
  done: 'notice.orders.deleted',
  isDanger: true,
  removes: true,
  access: commands.access.delete,
  run: {
    async each(order, { provider, meta }) {
      await provider.delete<Order>('commands', { id: order.id, previousData: order, meta });
      return undefined;
    },
  },
  confirmation: {
    ...texts.confirmation,
    ready: hasBin,
    notes: (orders) => createElement(DeletionConsequences, { orders }),
  },
  undo: {
    by: () => restoreOrders,
    of: 'done',
    done: 'notice.bin.restored',
    isThere: hasBin,
  },
};

/** Takes orders out of the bin. */
export const restoreOrders: BulkAction<Order> = {
  ...orderTexts('restore'),
  verb: 'restore',
  icon: RestoreOutlined,
  done: 'notice.bin.restored',
  notFound: 'orders.run.notInBin',
  run: {
    async each(order, { provider, meta }) {
      await provider.restoreOrder(order.id, meta);
      return order;
    },
  },
};

/** Removes orders from the bin, for good. */
export const eraseOrders: BulkAction<Order> = {
  ...orderTexts('erase'),
  verb: 'erase',
  icon: DeleteForeverOutlined,
  done: 'notice.bin.erased',
  isDanger: true,
  removes: true,
  access: commands.access.delete,
  notFound: 'orders.run.notInBin',
  run: {
    async each(order, { provider, meta }) {
      await provider.delete<Order>(BIN, { id: order.id, previousData: order, meta });
      return undefined;
    },
  },
};

/** Takes the documents of one kind off their list; the orders stay. */
function documentRemoval(kind: EditedKind): BulkAction<Order> {
  const { flag, list } = editorOf(kind);
  const verb = removalVerb(kind);
  return {
    ...orderTexts(verb),
    verb,
    icon: DeleteOutlined,
    done: `notice.${list}.deleted`,
    isDanger: true,
    takesOffList: true,
    access: commands.access.edit,
    run: {
      async each(order, { provider, meta }) {
        const data = { [flag]: false };
        const { id } = order;
        await provider.update('commands', { id, data, previousData: { id }, meta });
        return { ...order, ...data };
      },
    },
  };
}

/** The same for the selection of a list and for each of its rows. */
export function removalsOf(kind: EditedKind) {
  const removals = [documentRemoval(kind)];
  return { bulk: removals, rowMenu: removals, rowActions: removals };
}
