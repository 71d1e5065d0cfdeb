import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isolated } from '../../i18n/languages.ts';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';

/** One row of a list that is arranged by hand. */
export type Movable = {
  readonly id: string;
  readonly name: string;
  /** What stands behind the handle. */
  readonly row: ReactNode;
  /** What moves along below the row. */
  readonly below?: ReactNode;
};

type MovableListProps = {
  label: string;
  items: readonly Movable[];
  onOrder: (ids: readonly string[]) => void;
};

/** The pointer may tremble a little before a click becomes a drag. */
const BEGINS_AFTER = { activationConstraint: { distance: 6 } };
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** The list itself says in its language what the library would say in English. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Rows that are dragged by their handles, or moved by the arrow keys on these. */
export function MovableList({ label, items, onOrder }: MovableListProps) {
  const translate = useTranslate();
  const [announcement, announce] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, BEGINS_AFTER));
  const ids = items.map(({ id }) => id);
  const move = ({ id, name }: Movable, to: number) => {
    if (to < 0 || to >= ids.length) return;
    onOrder(ids.filter((one) => one !== id).toSpliced(to, 0, id));
    const place = { name: isolated(name), place: to + 1, of: ids.length };
    announce(translate('menuEditor.moved', place));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const item = items.find(({ id }) => id === active.id);
    if (item && over && over.id !== active.id) move(item, ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={SILENT}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item, at) => (
            <MovableRow key={item.id} item={item} onStep={(step) => move(item, at + step)} />
          ))}
        </Box>
      </SortableContext>
      <Box role="status" sx={UNSEEN}>
        {announcement}
      </Box>
    </DndContext>
  );
}

type MovableRowProps = { item: Movable; onStep: (step: -1 | 1) => void };

function MovableRow({ item: { id, name, row, below }, onStep }: MovableRowProps) {
  useShortcuts('menu');
  const translate = useTranslate();
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    sortable;
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onStep(step);
    // The row is put elsewhere in the document, where it loses the focus.
    const button = event.currentTarget;
    setTimeout(() => button.focus());
  };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      sx={isDragging ? LIFTED : {}}
    >
      <Box sx={ROW}>
        <IconButton
          ref={setActivatorNodeRef}
          {...listeners}
          onKeyDown={press}
          aria-label={translate('menuEditor.move', { name })}
          aria-keyshortcuts="ArrowUp ArrowDown"
          sx={HANDLE}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
        {row}
      </Box>
      {below}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'navigation.text',
} as const;
const HANDLE = {
  width: 36,
  height: 44,
  borderRadius: 1,
  color: 'navigation.mutedText',
  cursor: 'grab',
  touchAction: 'none',
} as const;
const LIFTED = {
  position: 'relative',
  zIndex: 2,
  bgcolor: 'navigation.selected',
  borderRadius: 1,
  boxShadow: 4,
} as const;
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
