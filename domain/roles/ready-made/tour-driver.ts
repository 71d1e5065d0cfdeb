import { composed } from './composed.ts';

/** Drives a tour: the orders on it, where they go, and what is to be collected in cash. */
export const driver = composed({
  name: 'Fahrer',
  description:
    'Die Aufträge der eigenen Touren: Adressen, Telefonnummern und was bar zu kassieren ist.',
  parts: ['parcels', 'scanning'],
  resources: {
    commands: {
      may: { list: 'ownTour', show: 'ownTour', sendToWarehouse: 'ownTour' },
      reads: [
        'billCode',
        'tripGroup',
        'commandMode',
        'user',
        'recipient',
        'numofpackages',
        'wights',
        'paid',
        'deposit',
        'priceTotal',
        'payment',
        'type',
        'finish',
        'destination',
        'billTo.firm',
        'rechnr',
      ],
    },
    users: {
      may: [],
      reads: [
        'code',
        'firstName',
        'lastName',
        'name',
        'phone',
        'address',
        'zipcode',
        'cityName',
        'tour',
      ],
    },
    tours: { may: { list: 'ownTour', show: 'ownTour' }, otherFields: 'read' },
  },
});
