import type { KeyboardEvent } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useNavigate,
} from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useRowDeeds } from '../row-deeds.ts';
import { nextRow } from './next-row.ts';
import { stepInRow } from './row-controls.ts';
import { useRowKeyboard } from './row-keyboard.ts';

const ROW_HEIGHT = 49;
/** One row of the previous page stays visible for orientation. */
const rowsOfScreen = (): number => Math.max(1, Math.floor(window.innerHeight / ROW_HEIGHT) - 4);

type Press = KeyboardEvent<HTMLTableRowElement>;

/**
 * The keys in the row of an order (the grid pattern of the ARIA practices): the arrows, Home, End and
 * the page keys move, Space selects (with Shift a range), Enter opens, Delete asks for deletion, the
 * horizontal arrows go into the row and Escape leaves it. On the row itself Escape clears the whole
 * selection and the focus stays; Ctrl+A selects all rows of the page.
 */
export function useRowKeys(order: Order | undefined): (press: Press) => void {
  const move = useRowMoves(order);
  const select = useRowSelection(order);
  const { hrefOf, askDeletion } = useRowDeeds();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const { focus } = useRowKeyboard();
  const navigate = useNavigate();

  /** The browser would mark the text of the whole page, which is useless in a list. */
  const selectPage = (press: Press) => {
    press.preventDefault();
    onSelect?.([...new Set([...selectedIds, ...focus.rows()])]);
  };

  /** The keys on the row itself; in a link or a checkbox these keys belong to the control. */
  const onRow = (press: Press, { id }: Order): boolean => {
    switch (press.key) {
      case ' ':
        select(press.shiftKey);
        return true;
      case 'Enter':
        if (hrefOf && order) navigate(hrefOf(order));
        return hrefOf !== undefined;
      case 'Delete':
        askDeletion?.(selectedIds.includes(id) ? selectedIds : [id]);
        return askDeletion !== undefined;
      case 'Escape':
        if (selectedIds.length > 0) onSelect?.([]);
        return selectedIds.length > 0;
      default:
        return false;
    }
  };

  const inControl = ({ key, currentTarget }: Press, { id }: Order): boolean => {
    if (key === 'Escape') currentTarget.focus();
    else if (key === 'Delete') askDeletion?.([id]);
    else return false;
    return true;
  };

  return (press) => {
    const { currentTarget, target, altKey, ctrlKey, metaKey } = press;
    // A menu opened from a row handles its own keys, although React bubbles them to the row.
    if (!order || !(target instanceof Node) || !currentTarget.contains(target)) return;
    if (isSelectAll(press)) selectPage(press);
    if (altKey || ctrlKey || metaKey) return;
    const act = target === currentTarget ? onRow : inControl;
    if (move(press) || act(press, order)) press.preventDefault();
  };
}

/** Moves the focus, and with Shift the end of the selected range too; returns whether the key was handled. */
function useRowMoves(order: Order | undefined): (press: Press) => boolean {
  const { focus, range } = useRowKeyboard();
  const { onSelect } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];

  return ({ key, shiftKey, currentTarget }) => {
    if (!order) return false;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const toRight = key === 'ArrowRight';
      stepInRow(currentTarget, toRight !== isMirrored(currentTarget));
      return true;
    }
    const rows = focus.rows();
    const place = { at: rows.indexOf(order.id), count: rows.length, page: rowsOfScreen() };
    const to = rows[nextRow(key, place) ?? -1];
    if (to === undefined) return false;
    if (shiftKey) onSelect?.(range.grow(order.id, to, rows, selectedIds));
    else range.pause();
    if (to === order.id) currentTarget.focus();
    else focus.move(to);
    return true;
  };
}

/** Selects or deselects a row, or with Shift selects up to it. */
function useRowSelection(order: Order | undefined): (withShift: boolean) => void {
  const { focus, range } = useRowKeyboard();
  const { onSelect } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];

  return (withShift) => {
    if (!order) return;
    if (withShift) {
      onSelect?.(range.reach(order.id, focus.rows(), selectedIds));
      return;
    }
    const others = selectedIds.filter((id) => id !== order.id);
    const selected = others.length < selectedIds.length ? others : [...others, order.id];
    range.begin(order.id, selected);
    onSelect?.(selected);
  };
}

const isSelectAll = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'a';

/** Whether the page is laid out from right to left. */
const isMirrored = ({ ownerDocument }: HTMLElement): boolean =>
  ownerDocument.documentElement.dir === 'rtl';
