import type { KeyboardEvent, MouseEvent } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useNavigate,
  useRecordContext,
} from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { SelectableRow, type SelectableRowProps } from '../../kit/list/SelectableRow.tsx';
import { useRowDeeds } from './row-deeds.ts';

/**
 * A row that opens its order where the list says where, and is selected by a click elsewhere; shift
 * selects up to it. What the list asks of a row is asked by a right-click and by the Delete key.
 */
export function OrderRow(props: SelectableRowProps) {
  const order = useRecordContext<Order>();
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { hrefOf, menuVerb, ask } = useRowDeeds();
  const navigate = useNavigate();
  if (!order) return null;

  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isOnControl(event)) return;
    if (hrefOf && !event.shiftKey && !isBesideCheckbox(event)) navigate(hrefOf(order));
    else handleToggleItem?.(order.id, event);
  };
  const askByMenu = (event: MouseEvent) => {
    if (!menuVerb) return;
    event.preventDefault(); // Instead of the browser's own menu.
    ask(order, menuVerb);
  };
  const askByKey = (event: KeyboardEvent) => {
    if (menuVerb && event.key === 'Delete') ask(order, menuVerb);
  };
  return (
    <SelectableRow
      {...props}
      selected={selectedIds?.includes(order.id) ?? false}
      onClick={click}
      onContextMenu={askByMenu}
      onKeyDown={askByKey}
      sx={{ cursor: 'pointer' }}
    />
  );
}

/** Whoever misses the checkbox by a little wants to select. */
const isBesideCheckbox = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('.MuiTableCell-paddingCheckbox') !== null;

/** What can be clicked inside a row answers by itself; text that was marked is not a click. */
const isOnControl = (event: MouseEvent): boolean =>
  (event.target instanceof Element && event.target.closest('a, button, input') !== null) ||
  (window.getSelection()?.type === 'Range' && !event.shiftKey);
