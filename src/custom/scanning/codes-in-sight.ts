/** A code that pictures have not shown for so long, in ms, has left them. */
export const FORGOTTEN_AFTER = 1_500;

/**
 * Tells a code that comes before the camera from one that is still there. Only pictures without it count
 * as its absence: on a phone that was busy, a long time without any picture does not.
 */
export function createCodesInSight() {
  let inSight: string | undefined;
  let missingSince: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** The code of a picture, taken at that time in ms, if it has just come into sight. */
  return (code: string | undefined, at: number): string | undefined => {
    const hasLooked = at - lookedAt <= FORGOTTEN_AFTER;
    lookedAt = at;
    if (code === undefined) {
      if (missingSince === undefined || !hasLooked) missingSince = at;
      if (at - missingSince > FORGOTTEN_AFTER) inSight = undefined;
      return undefined;
    }
    missingSince = undefined;
    if (code === inSight) return undefined;
    inSight = code;
    return code;
  };
}
