import { useForkRef } from '@mui/material/utils';
import type { MouseEvent } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useNavigate,
  useRecordContext,
} from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { SelectableRow, type SelectableRowProps } from '../../kit/list/SelectableRow.tsx';
import { useRowKeyboard } from './keyboard/row-keyboard.ts';
import { useRowKeys } from './keyboard/use-row-keys.ts';
import { useRowStop } from './keyboard/use-row-stop.ts';
import { useRowDeeds } from './row-deeds.ts';

/**
 * A click on the row opens the order where the list has a page for it, and selects it otherwise; with
 * Shift it selects up to this row. A right-click and the menu key open the row's menu. For the other
 * keys see use-row-keys.ts.
 */
export function OrderRow({ ref, ...props }: SelectableRowProps) {
  const order = useRecordContext<Order>();
  const { ref: own, ...stop } = useRowStop(order?.id);
  const row = useForkRef(own, ref);
  const press = useRowKeys(order);
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { range } = useRowKeyboard();
  const { hrefOf, askByMenu, askDeletion } = useRowDeeds();
  const navigate = useNavigate();
  if (!order) return null;

  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isOnControl(event)) return;
    range.pause();
    if (hrefOf && !event.shiftKey && !isBesideCheckbox(event)) navigate(hrefOf(order));
    else handleToggleItem?.(order.id, event);
  };
  const selected = selectedIds?.includes(order.id) ?? false;
  return (
    <SelectableRow
      {...props}
      {...stop}
      ref={row}
      selected={selected}
      aria-selected={selected}
      aria-keyshortcuts={askDeletion && 'Delete'}
      onClick={click}
      onContextMenu={askByMenu && ((event) => askByMenu(order, event))}
      onKeyDown={press}
      sx={{ cursor: 'pointer' }}
    />
  );
}

/** A click that narrowly misses the checkbox still selects. */
const isBesideCheckbox = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('.MuiTableCell-paddingCheckbox') !== null;

/** Controls inside a row handle their own clicks; marking text is not a click. */
const isOnControl = (event: MouseEvent): boolean =>
  (event.target instanceof Element && event.target.closest('a, button, input') !== null) ||
  (window.getSelection()?.type === 'Range' && !event.shiftKey);
