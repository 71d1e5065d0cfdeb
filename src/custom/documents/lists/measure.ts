/** Receives the progress of a task, from 0 to 1. */
type Told = (done: number, of: number) => void;

/**
 * One progress value from 0 to 1 over several tasks, each with its share of the whole. It never goes
 * backwards, although a list may be read twice and the number of pages is known late.
 */
export function createMeasure(tell: (share: number) => void) {
  let reached = 0;
  return {
    stretch:
      (from: number, to: number): Told =>
      (done, of) => {
        const share = of > 0 ? from + (to - from) * Math.min(1, done / of) : from;
        if (share <= reached) return;
        reached = share;
        tell(share);
      },
  };
}

export type Measure = ReturnType<typeof createMeasure>;
