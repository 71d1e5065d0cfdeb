/** How a picture is looked at: enlarged by `scale`, and moved from the middle by so many pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** The whole picture, as large as its frame allows. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 8;

/** Enlarges or shrinks a picture so that what is at a point, measured from the middle, stays there. */
export function zoomedAt({ scale, x, y }: Zoom, factor: number, point: Point): Zoom {
  const next = Math.min(MOST_ZOOM, Math.max(1, scale * factor));
  if (next === 1) return WHOLE;
  const ratio = next / scale;
  return { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio };
}

/** Pans a picture, but never so far that it leaves its frame. */
export function movedBy({ scale, x, y }: Zoom, by: Point, { width, height }: Size): Zoom {
  const within = (at: number, extent: number) => {
    const most = ((scale - 1) * extent) / 2;
    return Math.min(most, Math.max(-most, at));
  };
  return { scale, x: within(x + by.x, width), y: within(y + by.y, height) };
}
