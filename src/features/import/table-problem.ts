import { MAX_TABLE_BYTES, MOST_COLUMNS, MOST_ROWS } from '../../../domain/imports/import-run.ts';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { formatBytes, formatNumber } from '../../kit/format/numbers.ts';
import { failureOf } from '../../providers/call-error.ts';
import { isRouteMissing } from '../../providers/capabilities.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The codes that the server gives to a table that it cannot read, and the text for each. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'file.wrongFileType': 'notATable',
  'file.tooLong': 'tooLarge',
  'rows.required': 'noRows',
  'rows.tooLong': 'tooManyRows',
  'columns.tooLong': 'tooManyColumns',
};

/** Why a table could not be read, in the reader's language. */
export function tableProblem(error: unknown, translate: Translate, locale: string): string {
  if (isRouteMissing(error)) return translate('importing.notHere');
  const { errors = {} } = failureOf(error);
  for (const [part, message] of Object.entries(errors)) {
    const [, code = ''] = /validation\.(\w+)/.exec(String(message)) ?? [];
    const problem = PROBLEMS[`${part}.${code}`];
    if (!problem) continue;
    return translate(`importing.file.problems.${problem}`, {
      rows: formatNumber(MOST_ROWS, locale),
      columns: formatNumber(MOST_COLUMNS, locale),
      size: formatBytes(MAX_TABLE_BYTES, locale),
    });
  }
  return rejectionReason(error, translate);
}
