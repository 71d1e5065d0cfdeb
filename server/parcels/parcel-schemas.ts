import { z } from 'zod';
import { MAX_PARCEL_KG } from '../../domain/parcels/parcel.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';

export const codeParams = z.object({
  code: z.string().meta({ description: 'The digits of a parcel.' }),
});

export const ofOrder = z.strictObject({ order: z.uuid() });

export const noQuery = z.strictObject({});

/** Kilograms, as the scales show them. */
export const scannedWeight = z.number().positive().max(MAX_PARCEL_KG).multipleOf(0.01);

const weight = scannedWeight
  .nullable()
  .meta({ description: 'In kg, with up to two decimals; null if it has not been weighed.' });

export const parcelChange = z
  .strictObject({ weight, state: z.enum(PARCEL_STATES), __v: z.int() })
  .partial()
  .meta({ id: 'ParcelChange' });

export const parcel = z
  .object({
    code: z.string(),
    order: z.uuid(),
    billCode: z.string(),
    number: z.int().meta({ description: 'Its position among the parcels of its order, from 1.' }),
    of: z.int(),
    weight,
    state: z.enum(PARCEL_STATES),
    updatedAt: z.iso.datetime(),
    __v: z.int(),
  })
  .meta({ id: 'Parcel' });

export const oneParcel = z.object({ status: z.literal('success'), data: parcel });
export const manyParcels = z.object({
  status: z.literal('success'),
  count: z.int(),
  data: z.array(parcel),
});
