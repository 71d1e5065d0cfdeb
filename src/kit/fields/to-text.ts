import { isObject } from '../../../domain/validate.ts';

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
export function referenceText(value: unknown): string {
  if (!isObject(value)) return plainText(value);
  return plainText(value.name ?? value.Tname ?? value.code ?? value._id);
}

/** Several values, separated. */
export const listText = (value: unknown): string =>
  Array.isArray(value) ? value.map(plainText).join(', ') : plainText(value);
