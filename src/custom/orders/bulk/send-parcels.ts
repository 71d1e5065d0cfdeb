import type { Identifier } from 'react-admin';
import type { ParcelState } from '../../../../domain/parcels/parcel-states.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { ParcelsChanged } from '../../../providers/scan-methods.ts';

/** How many orders one call is about. */
const ONE_CALL = 100;

/**
 * Sets the state of all parcels of some orders, a hundred orders with each call: without a line each call
 * waits by itself, so none is lost.
 */
export async function sendParcels(
  provider: Pick<AppDataProvider, 'changeParcels'>,
  orders: readonly Identifier[],
  state: ParcelState,
): Promise<ParcelsChanged> {
  let all: ParcelsChanged = { changed: 0, impossible: 0, rejected: [], undo: [] };
  for (let start = 0; start < orders.length; start += ONE_CALL) {
    const one = await provider.changeParcels(orders.slice(start, start + ONE_CALL), state);
    all = {
      changed: all.changed + one.changed,
      impossible: all.impossible + one.impossible,
      rejected: [...all.rejected, ...one.rejected],
      undo: [...all.undo, ...one.undo],
      ...((all.isUnsent || one.isUnsent) && { isUnsent: true }),
    };
  }
  return all;
}
