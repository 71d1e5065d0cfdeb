import type { OrderStep } from '../../trips/step-for-customer.ts';

/** The steps of an order, as its customer reads them on the page and in messages. */
export const STEPS_IN_ENGLISH: Readonly<Record<OrderStep, string>> = {
  registered: 'Registered',
  warehouse: 'In our warehouse',
  planned: 'Planned for the next trip',
  deposit: 'Parcels are being collected',
  fire: 'Parcels have left',
  france: 'On the way through France',
  spain: 'On the way through Spain',
  clearance: 'At customs',
  morocco: 'In Morocco',
  distribution: 'Being delivered',
  arrived: 'Arrived',
};
