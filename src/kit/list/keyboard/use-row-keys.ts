import type { KeyboardEvent } from 'react';
import { type RaRecord, useDataTableCallbacksContext, useNavigate } from 'react-admin';
import { ROW_HEIGHTS } from '../../../theme/density.ts';
import { useRowActions } from '../../actions/row-actions.ts';
import { useSelectedRows } from '../../selection/selected-rows.tsx';
import { nextRow } from './next-row.ts';
import { stepInRow } from './row-controls.ts';
import { useRowKeyboard } from './row-keyboard.tsx';

/** As many rows as this one as a screen shows; one of the previous page stays visible for orientation. */
const rowsOfScreen = ({ offsetHeight }: HTMLElement): number =>
  Math.max(1, Math.floor(window.innerHeight / (offsetHeight || ROW_HEIGHTS.comfortable)) - 4);

type Press = KeyboardEvent<HTMLTableRowElement>;

/**
 * The keys in the row of a record (the grid pattern of the ARIA practices): the arrows, Home, End and
 * the page keys move, Space selects (with Shift a range), Enter opens, Delete offers deletion, the
 * horizontal arrows go into the row and Escape leaves it. On the row itself Escape clears the whole
 * selection and the focus stays; Ctrl+A selects all rows of the page.
 */
export function useRowKeys(record: RaRecord | undefined): (press: Press) => void {
  const move = useRowMoves(record);
  const select = useRowSelection(record);
  const { hrefOf, askDeletion } = useRowActions();
  const href = record && hrefOf?.(record);
  const selected = useSelectedRows();
  const { onSelect } = useDataTableCallbacksContext();
  const { focus } = useRowKeyboard();
  const navigate = useNavigate();

  /** The browser would select the text of the whole page, which is useless in a list. */
  const selectPage = (press: Press) => {
    press.preventDefault();
    onSelect?.([...new Set([...selected.ids(), ...focus.rows()])]);
  };

  /** The keys on the row itself; in a link or a checkbox these keys belong to the control. */
  const onRow = (press: Press, { id }: RaRecord): boolean => {
    switch (press.key) {
      case ' ':
        select(press.shiftKey);
        return true;
      case 'Enter':
        if (href) navigate(href);
        return href !== undefined;
      case 'Delete':
        askDeletion?.(selected.has(id) ? selected.ids() : [id]);
        return askDeletion !== undefined;
      case 'Escape':
        if (selected.ids().length === 0) return false;
        onSelect?.([]);
        return true;
      default:
        return false;
    }
  };

  const inControl = ({ key, currentTarget }: Press, { id }: RaRecord): boolean => {
    if (key === 'Escape') currentTarget.focus();
    else if (key === 'Delete') askDeletion?.([id]);
    else return false;
    return true;
  };

  return (press) => {
    const { currentTarget, target, altKey, ctrlKey, metaKey } = press;
    // A menu opened from a row handles its own keys, although React bubbles them to the row.
    // A control of the row, such as its handle, has used the key for itself.
    if (press.isDefaultPrevented()) return;
    if (!record || !(target instanceof Node) || !currentTarget.contains(target)) return;
    if (isSelectAll(press)) selectPage(press);
    if (altKey || ctrlKey || metaKey) return;
    const act = target === currentTarget ? onRow : inControl;
    if (move(press) || act(press, record)) press.preventDefault();
  };
}

/** Moves the focus, and with Shift the end of the selected range too; returns whether the key was handled. */
function useRowMoves(record: RaRecord | undefined): (press: Press) => boolean {
  const { focus, range } = useRowKeyboard();
  const { onSelect } = useDataTableCallbacksContext();
  const selected = useSelectedRows();

  return ({ key, shiftKey, currentTarget }) => {
    if (!record) return false;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const toRight = key === 'ArrowRight';
      stepInRow(currentTarget, toRight !== isMirrored(currentTarget));
      return true;
    }
    const rows = focus.rows();
    const place = {
      at: rows.indexOf(record.id),
      count: rows.length,
      page: rowsOfScreen(currentTarget),
    };
    const to = rows[nextRow(key, place) ?? -1];
    if (to === undefined) return false;
    if (shiftKey) onSelect?.(range.grow(record.id, to, rows, selected.ids()));
    else range.pause();
    if (to === record.id) currentTarget.focus();
    else focus.move(to);
    return true;
  };
}

/** Selects or deselects a row, or with Shift selects up to it. */
function useRowSelection(record: RaRecord | undefined): (withShift: boolean) => void {
  const { focus, range } = useRowKeyboard();
  const { onSelect } = useDataTableCallbacksContext();
  const selected = useSelectedRows();

  return (withShift) => {
    if (!record) return;
    if (withShift) {
      onSelect?.(range.reach(record.id, focus.rows(), selected.ids()));
      return;
    }
    const before = selected.ids();
    const next = selected.has(record.id)
      ? before.filter((id) => id !== record.id)
      : [...before, record.id];
    range.begin(record.id, next);
    onSelect?.(next);
  };
}

const isSelectAll = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'a';

/** Whether the page is laid out from right to left. */
const isMirrored = ({ ownerDocument }: HTMLElement): boolean =>
  ownerDocument.documentElement.dir === 'rtl';
