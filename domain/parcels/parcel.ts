import type { AccessRule } from '../access.ts';
import { partOf } from '../access.ts';
import type { ParcelState } from './parcel-states.ts';

/** The heaviest parcel that can be recorded, in kilograms: what two people can still carry. */
export const MAX_PARCEL_KG = 500;

/** One parcel of an order. Its code is its identity. */
export type Parcel = {
  readonly code: string;
  /** Id and code of the order that it belongs to. */
  readonly order: string;
  readonly billCode: string;
  /** Its number within the order, from 1, and the number of parcels in the order. */
  readonly number: number;
  readonly of: number;
  /** Kilograms with up to two decimals; `null` until it has been weighed. */
  readonly weight: number | null;
  readonly state: ParcelState;
  readonly updatedAt: string;
  readonly __v: number;
};

/** Who may look at parcels, who may scan them, and who may weigh them and change many. */
export const parcelAccess: Readonly<Record<'show' | 'scan' | 'edit', AccessRule>> = {
  show: partOf('parcels'),
  scan: partOf('scanning'),
  edit: partOf('loading'),
};
