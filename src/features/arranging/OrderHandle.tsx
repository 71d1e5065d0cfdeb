import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type Identifier,
  useGetRecordRepresentation,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';
import { useListView } from '../../kit/view/list-view.ts';
import { type Ordering, OrderingContext } from './ordering.ts';
import { PlaceChoice } from './PlaceChoice.tsx';

/** By what a row is moved: dragged, lifted with Space, stepped with Alt and an arrow, or by number. */
export function OrderHandle() {
  const { view } = useListView();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(view.definition.name);
  const ordering = use(OrderingContext);
  const translate = useTranslate();
  if (!record || !ordering) return null;
  // Several may be without a title: their place distinguishes them.
  const name =
    String(represent(record)) || `${translate('arrange.untitled')} ${ordering.placeOf(record.id)}`;
  const label = translate('arrange.move', { name });
  if (ordering.reason) {
    return (
      <IconButton size="small" aria-label={label} {...unavailable(ordering.reason)}>
        <DragIndicator fontSize="small" />
      </IconButton>
    );
  }
  return <Handle id={record.id} label={label} ordering={ordering} />;
}

type Props = { id: Identifier; label: string; ordering: Ordering };

function Handle({ id, label, ordering }: Props) {
  const { ref, isDragging, attributes, listeners } = useMovedRow(id);
  useShortcuts('arranging');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.altKey ? stepOf(event) : 0;
    if (step !== 0) {
      event.preventDefault();
      ordering.move(id, ordering.placeOf(id) + step);
      // The row is put elsewhere in the document, where it loses the focus.
      const button = event.currentTarget;
      setTimeout(() => button.focus());
      return;
    }
    listeners?.onKeyDown?.(event);
    // While the row is lifted the arrows belong to it, not to the list.
    if (isDragging) event.preventDefault();
  };
  return (
    <>
      <IconButton
        size="small"
        {...attributes}
        {...listeners}
        ref={ref}
        aria-label={label}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-hint={translate('arrange.handle')}
        onKeyDown={press}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      {anchor && (
        <PlaceChoice anchor={anchor} id={id} ordering={ordering} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

/** One place towards the beginning or the end; sideways as the page is read. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  const isMirrored = currentTarget.ownerDocument.documentElement.dir === 'rtl';
  if (key === 'ArrowUp' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return -1;
  if (key === 'ArrowDown' || key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return 0;
}

/** Moves the row, card or tile that the handle is in. */
function useMovedRow(id: Identifier) {
  const { setNodeRef, setActivatorNodeRef, transform, transition, ...sortable } = useSortable({
    id,
  });
  const row = useRef<HTMLElement>(null);
  const ref = useCallback(
    (handle: HTMLButtonElement | null) => {
      row.current = handle?.closest<HTMLElement>('tr, li') ?? null;
      setActivatorNodeRef(handle);
      setNodeRef(row.current);
    },
    [setActivatorNodeRef, setNodeRef],
  );
  const { isDragging } = sortable;
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : '';
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    Object.assign(current.style, {
      transform: shift,
      transition: transition ?? '',
      ...(isDragging ? LIFTED : LYING),
    });
    return () => void Object.assign(current.style, { transform: '', transition: '', ...LYING });
  }, [shift, transition, isDragging]);
  return { ref, ...sortable };
}

const LIFTED = {
  position: 'relative',
  zIndex: '2',
  backgroundColor: 'var(--lifted-row, Canvas)',
  boxShadow: '0 4px 14px rgb(0 0 0 / 30%)',
};
const LYING = { position: '', zIndex: '', backgroundColor: '', boxShadow: '' };
