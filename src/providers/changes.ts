import type { RaRecord } from 'react-admin';

/** The fields of `data` that differ from the previous record; all of them if that is not known. */
export function changedFields(
  data: Record<string, unknown>,
  previous: RaRecord | undefined,
): Record<string, unknown> {
  if (!previous) return data;
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => !isSame(value, previous[key])),
  );
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
