import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { createElement, lazy } from 'react';
import { parcelAccess } from '../../../../domain/parcels/parcel.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { BulkAction } from '../../../kit/view/bulk-action.ts';

const ParcelsDialog = lazy(() => import('./ParcelsDialog.tsx'));

/** What was seen of all parcels of some orders: they are received, loaded or handed over together. */
export const setParcels: BulkAction<Order> = {
  verb: 'setParcels',
  icon: Inventory2Outlined,
  label: 'parcels.all',
  running: 'parcels.all',
  done: 'parcels.all',
  access: parcelAccess.edit,
  run: { screen: (props) => createElement(ParcelsDialog, props) },
};
