import type { RaRecord } from 'react-admin';

/** The fields of `data` that differ from the record as it was; all of them when nothing is known of it. */
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
