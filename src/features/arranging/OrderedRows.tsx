import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { useGetRecordRepresentation, useListContext, useTranslate } from 'react-admin';
import { RowHandle } from '../../kit/list/row-handle.ts';
import { useListView } from '../../kit/view/list-view.ts';
import { OrderHandle } from './OrderHandle.tsx';
import { OrderingContext } from './ordering.ts';
import { useOrdering } from './use-ordering.ts';

/** The pointer may tremble a little before a click becomes a drag. */
const BEGINS_AFTER = { activationConstraint: { distance: 6 } };
const KEYS = {
  coordinateGetter: sortableKeyboardCoordinates,
  // Enter opens the choice of a place.
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
};

/** Rows of a table go up and down, and stay in their table. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * Lets the rows of a list be moved with the mouse, a finger and the keyboard, each by its handle
 * (docs/decisions/0079).
 */
export default function OrderedRows({ children }: { children: ReactNode }) {
  const { list } = useListView();
  const { data = [] } = useListContext();
  const ordering = useOrdering();
  const sensors = useSensors(
    useSensor(PointerSensor, BEGINS_AFTER),
    useSensor(KeyboardSensor, KEYS),
  );
  const ids = useMemo(() => data.map(({ id }) => id), [data]);
  const accessibility = useOrderTexts();
  const isGrid = list.look?.isGrid === true;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) ordering.move(active.id, ordering.placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={drop}
      {...(isGrid ? {} : { modifiers: [upAndDown] })}
    >
      <SortableContext
        items={ids}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <OrderingContext value={ordering}>
          <RowHandle value={OrderHandle}>{children}</RowHandle>
        </OrderingContext>
      </SortableContext>
    </DndContext>
  );
}

/** What a screen reader reads before, during and after a drag. */
function useOrderTexts() {
  const { view } = useListView();
  const { data = [] } = useListContext();
  const represent = useGetRecordRepresentation(view.definition.name);
  const translate = useTranslate();
  const nameOf = (id: UniqueIdentifier) => {
    const record = data.find((one) => one.id === id);
    return String((record && represent(record)) ?? '') || translate('arrange.untitled');
  };
  const placeOf = (id: UniqueIdentifier) => data.findIndex((one) => one.id === id) + 1;
  const say = (key: string, id: UniqueIdentifier, at: UniqueIdentifier = id) =>
    translate(`arrange.say.${key}`, { name: nameOf(id), place: placeOf(at), of: data.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  return {
    announcements,
    screenReaderInstructions: { draggable: translate('arrange.instructions') },
  };
}
