import { isParcelCode } from '../../domain/parcels/parcel-code.ts';
import type { Filter, ListQuery } from '../resources/list-query.ts';
import type { Module } from '../resources/module.ts';
import type { Executor } from '../resources/storage.ts';
import { loadingRoutes } from './loading-routes.ts';
import { parcelRoutes } from './parcel-routes.ts';
import { parcelByCode } from './parcel-rows.ts';
import { rejectLostParcels } from './reject-lost-parcels.ts';
import { scanRoutes } from './scan-routes.ts';
import { parcelsChangedSince, undoParcelChange } from './undo-parcel-change.ts';

/** A clerk who scans the label of a parcel into the search box is looking for its order. */
async function withScannedParcel(query: ListQuery, database: Executor): Promise<ListQuery> {
  const [code = '', ...others] = query.search.flat();
  if (others.length > 0 || !isParcelCode(code)) return query;
  const parcel = await parcelByCode(database, code);
  if (!parcel) return query;
  const ofParcel: Filter = { path: 'billCode', operator: 'eq', values: [parcel.billCode] };
  return { ...query, search: [], filters: [...query.filters, ofParcel] };
}

/** The parcels of orders: weighed, scanned, and found by their labels. */
export const parcelsModule: Module = {
  name: 'parcels',
  resources: {
    commands: {
      hooks: {
        listing: withScannedParcel,
        async changing(change, context) {
          await rejectLostParcels(change, context);
          return {};
        },
        undoing: parcelsChangedSince,
        undo: { changeParcel: undoParcelChange },
      },
      routes(app) {
        app.register(parcelRoutes);
        app.register(scanRoutes);
        app.register(loadingRoutes);
      },
    },
  },
};
