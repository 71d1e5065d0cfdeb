import { type PointerEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Span } from '../../../domain/appointments/day-layout.ts';
import { minuteAt, newAppointmentAddress } from './calendar-places.ts';

const MOUSE_BUTTON = 0;

type Drag = { readonly begun: number; readonly at: number };

const spanOf = ({ begun, at }: Drag): Span => ({
  from: Math.min(begun, at),
  to: Math.max(begun, at),
});

/** Dragging over a free time of a day opens the form of a new appointment there; a finger scrolls. */
export function useDraggedSpan(day: string, mayAdd: boolean) {
  const navigate = useNavigate();
  const [drag, setDrag] = useState<Drag>();
  const minuteOf = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) =>
    minuteAt(clientY - currentTarget.getBoundingClientRect().top);
  const begin = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget, button, pointerType, pointerId } = event;
    if (!mayAdd || target !== currentTarget || button !== MOUSE_BUTTON) return;
    if (pointerType === 'touch') return;
    currentTarget.setPointerCapture(pointerId);
    const begun = minuteOf(event);
    setDrag({ begun, at: begun });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag) setDrag({ ...drag, at: minuteOf(event) });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const span = spanOf({ ...drag, at: minuteOf(event) });
    setDrag(undefined);
    if (span.to > span.from) navigate(newAppointmentAddress(day, span));
  };
  const span = drag && spanOf(drag);
  return {
    span: span && span.to > span.from ? span : undefined,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
