import type { RowError } from '../../../domain/imports/import-run.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What is wrong with a cell, in the reader's language. */
export function faultReason({ code, limit, found }: RowError, translate: Translate): string {
  const reason = translate(`validation.${code}`, { limit, found });
  // A value that stands twice in the table is named with the row that has it first.
  return code === 'duplicate' && found !== undefined && /^\d+$/.test(found)
    ? translate('importing.check.also', { found })
    : reason;
}
