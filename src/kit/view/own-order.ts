import SwapVert from '@mui/icons-material/SwapVert';
import type { ListExtras } from './list-view.ts';

/** The way back to the order that the staff has made by hand, in a list of a resource with one. */
export const OWN_ORDER: NonNullable<ListExtras['ownSort']> = {
  sort: { field: 'position', order: 'ASC' },
  label: 'arrange.own',
  icon: SwapVert,
};
