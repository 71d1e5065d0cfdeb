import { MAX_PARCEL_KG } from '../../../../domain/parcels/parcel.ts';
import { parseNumber } from '../../../kit/format/numbers.ts';

/** Typed kilograms; `null` for an empty field, `undefined` if it is not the weight of a parcel. */
export function readWeight(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const text = parseNumber(typed);
  if (text === undefined || /\.\d{3}/.test(text)) return undefined;
  const weight = Number(text);
  return weight > 0 && weight <= MAX_PARCEL_KG ? weight : undefined;
}
