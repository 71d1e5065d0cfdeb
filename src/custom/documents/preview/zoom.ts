/** The scales of the zoom buttons; 1 is the paper's real size. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

const NEARLY = 0.001;
/** A page that fits a wide screen is not enlarged beyond this. */
const WIDEST_FIT = 1.25;

/** The next scale up or down; stays at either end. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const further =
    direction === 1
      ? STEPS.find((step) => step > scale + NEARLY)
      : STEPS.findLast((step) => step < scale - NEARLY);
  return further ?? scale;
}

/** The scale at which a page is as wide as its container, both in pixels. */
export const fitted = (room: number, width: number): number =>
  width > 0 && room > 0 ? Math.min(WIDEST_FIT, room / width) : 1;
