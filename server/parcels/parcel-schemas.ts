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

/** A selection of a list; more are sent in several calls. */
const MOST_ORDERS = 100;

export const parcelsChange = z
  .strictObject({
    orders: z.array(z.uuid()).min(1).max(MOST_ORDERS).meta({ description: 'Whose parcels.' }),
    state: z.enum(PARCEL_STATES),
  })
  .meta({ id: 'ParcelsChange' });

export const parcelsChanged = z.object({
  status: z.literal('success'),
  data: z
    .object({
      changed: z.int(),
      unchanged: z.int().meta({ description: 'Those that were in this state already.' }),
      impossible: z.int().meta({ description: 'Those whose state does not allow it.' }),
      entries: z
        .array(z.uuid())
        .meta({ description: 'The entries of the activity by which the change is undone.' }),
      rejected: z
        .array(parcel)
        .meta({ description: 'The first hundred of those whose state does not allow it.' }),
    })
    .meta({ id: 'ParcelsChanged' }),
});

/** As many parcels as orders of one call can have, within reason. */
const MOST_UNDONE = 5_000;

export const parcelsUndo = z
  .strictObject({
    entries: z
      .array(z.uuid())
      .min(1)
      .max(MOST_UNDONE)
      .meta({ description: 'What the answer to the change named.' }),
  })
  .meta({ id: 'ParcelsUndo' });

export const parcelsUndone = z.object({
  status: z.literal('success'),
  data: z
    .object({
      changed: z.int(),
      impossible: z.int().meta({ description: 'Those that were changed since.' }),
    })
    .meta({ id: 'ParcelsUndone' }),
});

/** As many parcels as an order can have. */
const MOST_PARCELS = 999;

export const parcelWeights = z
  .strictObject({
    order: z.uuid().meta({ description: 'Whose parcels.' }),
    weights: z
      .array(
        z.strictObject({
          code: z.string(),
          weight,
          __v: z.int().optional().meta({
            description: 'The version that was seen: any other is rejected with `record.stale`.',
          }),
        }),
      )
      .min(1)
      .max(MOST_PARCELS),
  })
  .meta({ id: 'ParcelWeights' });

const orderWeight = z.number().min(0);

export const weighedOrder = z.object({
  status: z.literal('success'),
  data: z
    .object({
      parcels: z.array(parcel),
      order: z.object({
        _id: z.uuid(),
        wights: orderWeight.meta({
          description: 'In kg: what the parcels weigh, if all of them have been weighed.',
        }),
        announcedWeight: orderWeight
          .nullable()
          .meta({ description: 'What was announced, if the parcels weigh something else.' }),
        __v: z.int(),
      }),
    })
    .meta({ id: 'WeighedOrder' }),
});

export const oneParcel = z.object({ status: z.literal('success'), data: parcel });
export const manyParcels = z.object({
  status: z.literal('success'),
  count: z.int(),
  data: z.array(parcel),
});
