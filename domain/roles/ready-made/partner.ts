import { composed } from './composed.ts';

/** Delivers in Morocco: the orders to its own cities. */
export const partner = composed({
  name: 'Partner in Marokko',
  description: 'Die Aufträge in die eigenen Städte: Empfänger, Pakete und was zu kassieren ist.',
  parts: ['parcels', 'scanning'],
  resources: {
    commands: {
      may: { list: 'ownCity', show: 'ownCity' },
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
        'trip',
        'destination',
        'billTo.firm',
        'rechnr',
      ],
    },
    users: { may: [], reads: ['code', 'firstName', 'lastName', 'name', 'phone'] },
    trips: {
      may: { list: 'ownTrip', show: 'ownTrip' },
      reads: ['name', 'description', 'status', 'finish', 'passage'],
    },
  },
});
