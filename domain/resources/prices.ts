import { defineResource } from '../define.ts';
import type { FieldErrors } from '../errors.ts';
import { boolean, choice, decimal, integer, localized, money, text } from '../fields.ts';
import { SHOWN_ACCESS } from '../publishing/publishing.ts';
import type { RecordOf } from '../records.ts';

type Weights = { readonly weightFrom?: number | null; readonly weightTo?: number | null };

/** A range of weights ends above its beginning. */
export function weightsAscend({ weightFrom, weightTo }: Weights): FieldErrors {
  return typeof weightFrom === 'number' && typeof weightTo === 'number' && weightTo <= weightFrom
    ? { weightTo: { code: 'tooSmall', limit: weightFrom } }
    : {};
}

/** What the carrier takes for a parcel, a kilogram or a piece of furniture. */
export const prices = defineResource({
  name: 'prices',
  ordered: 'position',
  fields: {
    /** What the staff calls it; customers read the title. */
    name: text({ required: true, max: 80, search: true, unique: true }),
    title: localized(text({ max: 80 }), { search: true }),
    direction: choice(['both', 'A', 'B'], { filter: true, default: 'both' }),
    unit: choice(['parcel', 'kilogram', 'piece', 'cubicMetre'], {
      filter: true,
      default: 'parcel',
    }),
    weightFrom: decimal({ min: 0, max: 10_000, unit: 'kg' }),
    weightTo: decimal({ min: 0, max: 10_000, unit: 'kg' }),
    price: money({ required: true, min: 0, max: 100_000_00, filter: 'range' }),
    note: localized(text({ max: 200 })),
    shown: boolean({ default: true, filter: true }),
    position: integer({ assigned: true, default: 0 }),
  },
  represent: (price) => price.name,
  rules: [weightsAscend],
  access: SHOWN_ACCESS,
});

export type Price = RecordOf<typeof prices>;
