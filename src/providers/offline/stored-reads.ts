/** What one device stores of the answers of one session. */
export const LIMITS = {
  entries: 600,
  bytes: 40_000_000,
  bytesOfOne: 2_000_000,
  ageMs: 7 * 24 * 60 * 60_000,
} as const;

/**
 * Answers that stay on no device: sessions and codes, what was sent to phones (codes are among it),
 * ID cards, documents, imports, backups, and what concerns only the moment.
 */
const NEVER =
  /^(auth(?!\/(users|getfile)\b)|deliveries|attempts|gateway|imports|public-origin)\b|(^|\/)(pdf|xml|factur-x|e-invoice|codes?|sessions?|qr)(\/|$)/i;

/** What has come since: an answer of before says that there is nothing, and nobody would read on. */
const SINCE = /^message\/.*[?&]after=/;

/** Whether the answer to reading this path below the API may be stored. */
export const mayStorePath = (path: string): boolean =>
  !NEVER.test(path.replace(/[?#].*$/, '')) && !SINCE.test(path);

/** Parts of an address that name the moment of the call, and not what is read. */
const MOMENTS = ['since', 'start[gt]'];

/** The address under which an answer is stored: what is read at another moment replaces it. */
export function storedAddress(address: string): string {
  const url = new URL(address);
  for (const name of MOMENTS) url.searchParams.delete(name);
  return url.href;
}

const STORED_TYPES = /^(application\/(problem\+)?json|image\/)/;

/** Whether an answer may be stored, by what it says of itself. */
export const mayStoreAnswer = (answer: {
  readonly status: number;
  readonly type: string | null;
  readonly bytes: number;
}): boolean =>
  answer.status === 200 &&
  STORED_TYPES.test(answer.type ?? '') &&
  answer.bytes <= LIMITS.bytesOfOne;

/** Whether this answer says that there is nothing any more at its address, for this person. */
export const endsStored = (status: number): boolean =>
  status === 401 || status === 403 || status === 404 || status === 410;

/** Whether a stored answer is too old to be shown. One that does not say when it was read is. */
export const isTooOld = (readAt: string | null, now: number): boolean =>
  !(now - Number(readAt ?? Number.NaN) <= LIMITS.ageMs);

type Stored = { readonly readAt: number; readonly bytes: number };

/** Those of the stored answers that have to leave: what is too old, then what was read longest ago. */
export function leaving<One extends Stored>(stored: readonly One[], now: number): readonly One[] {
  let [entries, bytes] = [0, 0];
  return stored
    .toSorted((a, b) => b.readAt - a.readAt)
    .filter((one) => {
      const fits =
        now - one.readAt <= LIMITS.ageMs &&
        entries < LIMITS.entries &&
        bytes + one.bytes <= LIMITS.bytes;
      if (fits) {
        entries += 1;
        bytes += one.bytes;
      }
      return !fits;
    });
}
