import { composed } from './composed.ts';

/** Weighs, labels and loads parcels; no prices, no payments, no ID documents. */
export const warehouse = composed({
  name: 'Lager',
  description:
    'Pakete wiegen, etikettieren, scannen und verladen. Ohne Preise, Zahlungen und Ausweise.',
  parts: ['parcels', 'scanning', 'loading', 'prints'],
  resources: {
    commands: {
      may: ['list', 'show', 'edit', 'sendToWarehouse', 'sendToTracking'],
      reads: [
        'billCode',
        'tripGroup',
        'commandMode',
        'user',
        'recipient',
        'announcedWeight',
        'finish',
        'trip',
        'type',
        'parcelStates',
        'withTicket',
        'destination',
        'billTo.firm',
        'rechnr',
      ],
      writes: ['numofpackages', 'wights'],
    },
    users: {
      may: [],
      reads: ['code', 'firstName', 'lastName', 'name', 'phone', 'cityName', 'tour'],
    },
    trips: { may: ['list', 'show'], otherFields: 'read' },
  },
});
