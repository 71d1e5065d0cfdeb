import type { Field } from '../../../domain/fields.ts';
import { isObject } from '../../../domain/validate.ts';
import { formatLongDate, formatMoment } from './dates.ts';

/** A value as an export writes it; `translateChoice` gives the words for a choice. */
export function toText(
  field: Field,
  value: unknown,
  translateChoice: (value: unknown) => string,
): string {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return numberText(value);
    case 'date':
      return typeof value === 'string' ? formatLongDate(value) : '';
    case 'dateTime':
      return typeof value === 'string' ? formatMoment(value) : '';
    case 'choice':
      return plainText(value) ? translateChoice(value) : '';
    case 'reference':
      return referenceText(value);
    case 'list':
      return listText(value);
    case 'text':
    case 'richText':
    case 'boolean':
    case 'group':
    case 'image':
    case 'file':
    case 'localized':
      return plainText(value);
    default:
      return field satisfies never;
  }
}

/** A plain value as text; empty if it is missing. */
export const plainText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** A number with a decimal comma, as local spreadsheets expect it. */
export const numberText = (value: unknown): string => plainText(value).replace('.', ',');

/** The name of an embedded record, or the id of one that is not embedded. */
function referenceText(value: unknown): string {
  if (!isObject(value)) return plainText(value);
  return plainText(value.name ?? value.Tname ?? value.code ?? value._id);
}

/** Several values, separated. */
const listText = (value: unknown): string =>
  Array.isArray(value) ? value.map(plainText).join(', ') : plainText(value);

/** Whether a value has nothing to show. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
