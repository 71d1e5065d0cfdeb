import { z } from 'zod';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import { SCAN_MODES, SCAN_RESULTS } from '../../domain/parcels/scans.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { parcel, scannedWeight } from './parcel-schemas.ts';

/** Longer than any code, and than what a scanner may put around it. */
const LONGEST_CODE = 80;

export const scanBody = z
  .strictObject({
    code: z.string().min(1).max(LONGEST_CODE).meta({
      description:
        'What the scanner read or somebody typed: the code of a parcel, or that of an order that has only one.',
    }),
    mode: z.enum(SCAN_MODES).meta({ description: 'What to record of the parcel.' }),
    weight: scannedWeight.optional().meta({
      description: 'In kg; only for `weighed`, which without it looks the parcel up.',
    }),
    trip: z.uuid().optional().meta({
      description: 'The open trip that is being loaded: a parcel of another one is not recorded.',
    }),
  })
  .meta({ id: 'ScanRequest' });

const values = z.object({ state: z.enum(PARCEL_STATES), weight: scannedWeight.nullable() });

const scan = z
  .object({
    id: z
      .uuid()
      .nullable()
      .meta({ description: 'By which it can be undone, if it has changed something.' }),
    mode: z.enum(SCAN_MODES),
    result: z.enum(SCAN_RESULTS).meta({
      description:
        '`recorded`: the parcel was changed. `again`: it was so already. `noWeight`: the weight is missing. `otherTrip`: it does not go with the trip. `impossible`: its state does not allow it. `unknown`: no parcel has the code.',
    }),
    code: z.string(),
    at: z.iso.datetime(),
    isUndone: z.boolean(),
    parcel: parcel.nullable().meta({ description: 'The parcel as it is now.' }),
    before: values.nullable().meta({ description: 'What was recorded of it before.' }),
    order: z
      .object({
        _id: z.uuid(),
        billCode: z.string(),
        tripGroup: z.enum(TRIP_GROUPS),
        finish: z.boolean(),
        recipient: z.string(),
        destination: z.string(),
        parcels: z.int(),
        done: z.int().meta({ description: 'How many of its parcels have come as far.' }),
      })
      .nullable(),
  })
  .meta({ id: 'Scan' });

export const scanParams = z.object({ id: z.uuid() });
export const oneScan = z.object({ status: z.literal('success'), data: scan });
export const manyScans = z.object({
  status: z.literal('success'),
  count: z.int(),
  data: z.array(scan),
});
