import type { KeyboardEvent } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useRowActions } from '../../kit/actions/row-actions.ts';
import { useRowKeyboard } from '../../kit/list/keyboard/row-keyboard.tsx';
import { useSelectedRows } from '../../kit/selection/selected-rows.tsx';
import { nextTile } from './next-tile.ts';

type Press = KeyboardEvent<HTMLElement>;

/**
 * The keys in a tile: the arrows, Home and End move, with Shift they select on the way; Space on the
 * picture selects, Enter opens it, F2 changes its title, Delete offers deletion, Ctrl+A selects all
 * tiles of the page and Escape none.
 */
export function useTileKeys(record: RaRecord, rename?: () => void): (press: Press) => void {
  const move = useTileMoves(record);
  const { onToggleItem, onSelect } = useListContext();
  const { askDeletion } = useRowActions();
  const { focus } = useRowKeyboard();
  const selected = useSelectedRows();

  const onTile = ({ key, target }: Press): boolean => {
    const isOnLink = target instanceof Element && target.closest('a') !== null;
    if (key === ' ' && isOnLink) onToggleItem(record.id);
    else if (key === 'F2' && rename) rename();
    else if (key === 'Delete' && askDeletion)
      askDeletion(selected.has(record.id) ? selected.ids() : [record.id]);
    else if (key === 'Escape' && selected.ids().length > 0) onSelect([]);
    else return false;
    return true;
  };

  return (press) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = press;
    // A control of the tile, such as its handle, has used the key for itself; a text is being typed.
    if (press.isDefaultPrevented() || isTyped(target)) return;
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    const isAll = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'a';
    if (isAll) onSelect([...new Set([...selected.ids(), ...focus.rows()])]);
    if (!isAll && (altKey || ctrlKey || metaKey)) return;
    if (isAll || move(press) || onTile(press)) press.preventDefault();
  };
}

/** Moves the focus, and with Shift the end of the selection too. */
function useTileMoves(record: RaRecord): (press: Press) => boolean {
  const { focus, range } = useRowKeyboard();
  const { onSelect } = useListContext();
  const selected = useSelectedRows();
  return ({ key, shiftKey, currentTarget }) => {
    const tiles = focus.rows();
    const place = { at: tiles.indexOf(record.id), count: tiles.length };
    const to = tiles[nextTile(key, { ...place, ...layoutOf(currentTarget) }) ?? -1];
    if (to === undefined) return false;
    if (shiftKey) onSelect(range.grow(record.id, to, tiles, selected.ids()));
    else range.pause();
    focus.move(to);
    return true;
  };
}

/** How the tiles lie: as many side by side as begin at the same height as the first. */
function layoutOf({ parentElement, ownerDocument }: HTMLElement) {
  const tops = [...(parentElement?.children ?? [])].map((tile) => tile.getBoundingClientRect().top);
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length);
  return { columns, isMirrored: ownerDocument.documentElement.dir === 'rtl' };
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'text';
