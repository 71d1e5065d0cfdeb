import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import { movedBy, WHOLE, type Zoom, zoomedAt } from './zoom.ts';

const BY_KEY = 1.5;
const BY_DOUBLE_TAP = 2.5;
/** How much a wheel's pixel enlarges. */
const PER_PIXEL = 0.0025;
const STEP = 60;

type Place = { readonly x: number; readonly y: number };

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** Zoom by wheel, two fingers, double tap and keys; moving by one finger, the mouse and arrow keys. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  useShortcuts('preview');
  const fingers = useRef(new Map<number, Place>());
  const fromMiddle = ({ x, y }: Place): Place => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x, y };
  };
  const move = (by: Place) => setZoom((last) => movedBy(last, by, sizeOf(frame.current)));
  const by = (factor: number, at: Place = { x: 0, y: 0 }) =>
    setZoom((last) => movedBy(zoomedAt(last, factor, at), { x: 0, y: 0 }, sizeOf(frame.current)));

  // React's own wheel listeners are passive, and the page behind would scroll.
  useEffect(() => {
    const { current } = frame;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = sizeOf(current);
      const at = { x: event.offsetX - box.width / 2, y: event.offsetY - box.height / 2 };
      setZoom((last) =>
        movedBy(zoomedAt(last, Math.exp(-event.deltaY * PER_PIXEL), at), { x: 0, y: 0 }, box),
      );
    };
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, []);

  /** Whether the key was meant for the zoom. */
  const press = (key: string): boolean => {
    const arrow = ARROWS[key];
    if (key === '+' || key === '=') by(BY_KEY);
    else if (key === '-') by(1 / BY_KEY);
    else if (key === '0') setZoom(WHOLE);
    else if (arrow && zoom.scale > 1) move(arrow);
    else return false;
    return true;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      fingers.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const last = fingers.current.get(event.pointerId);
      if (!last) return;
      const now = placeOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (!other) return move({ x: now.x - last.x, y: now.y - last.y });
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      by(distance(now, other) / Math.max(1, distance(last, other)), fromMiddle(middle));
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onDoubleClick: ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      zoom.scale > 1 ? setZoom(WHOLE) : by(BY_DOUBLE_TAP, fromMiddle({ x: clientX, y: clientY })),
  };
  return { frame, zoom, handlers, press, by, reset: () => setZoom(WHOLE), step: BY_KEY };
}

const placeOf = ({ clientX, clientY }: PointerEvent): Place => ({ x: clientX, y: clientY });
const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
const sizeOf = (element: HTMLElement | null) => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});
