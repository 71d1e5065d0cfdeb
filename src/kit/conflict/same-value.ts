import { isObject } from '../../../domain/validate.ts';
import { isPickedFile } from '../../providers/multipart.ts';
import { isBlank } from '../format/to-text.ts';

/** Whether two values are equal: all empty values are, and records are compared by their id. */
export const isSameValue = (a: unknown, b: unknown): boolean => plain(a) === plain(b);

/** Whether two versions of one record or form are equal in every value. */
export const isSameContent = (a: object, b: object): boolean =>
  isSameValue({ ...a, _id: undefined }, { ...b, _id: undefined });

const plain = (value: unknown): string => JSON.stringify(reduced(value) ?? null);

function reduced(value: unknown): unknown {
  if (isBlank(value)) return null;
  if (isPickedFile(value)) return `${value.rawFile.name} ${value.rawFile.size}`;
  if (Array.isArray(value)) return value.map(reduced);
  if (!isObject(value)) return value;
  if (typeof value._id === 'string') return value._id;
  const entries = Object.entries(value).filter(([, inner]) => reduced(inner) !== null);
  if (entries.length === 0) return null;
  return entries
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([k, inner]) => [k, reduced(inner)]);
}
