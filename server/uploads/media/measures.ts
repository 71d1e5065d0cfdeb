/** What a container says about its video or sound. Each of them may be missing. */
export type Measures = {
  /** Seconds. */
  readonly duration?: number;
  /** Pixels of the picture as it is shown. */
  readonly width?: number;
  readonly height?: number;
};

const LONGEST_SECONDS = 24 * 3600;
const MOST_PIXELS = 20_000;

const isLength = (seconds: number): boolean => seconds > 0 && seconds <= LONGEST_SECONDS;

/** Seconds as they are stored, to the hundredth; `undefined` for what no recording lasts. */
export function durationOf(seconds: number | undefined): number | undefined {
  const rounded = Math.round((seconds ?? 0) * 100) / 100;
  return isLength(rounded) ? rounded : undefined;
}

const isEdge = (pixels: number): boolean =>
  Number.isInteger(pixels) && pixels > 0 && pixels <= MOST_PIXELS;

/** The measures without those that cannot be true: a container is only what its sender wrote. */
export function credible({ duration, width = 0, height = 0 }: Measures): Measures {
  const seconds = durationOf(duration);
  return {
    ...(seconds === undefined ? {} : { duration: seconds }),
    ...(isEdge(width) && isEdge(height) ? { width, height } : {}),
  };
}
