import { eachStageVerb } from '../../orders/stages.ts';
import { composed } from './composed.ts';

const WRITTEN = ['list', 'show', 'create', 'edit'] as const;
const READ = ['list', 'show'] as const;
const ALL = { may: WRITTEN, otherFields: 'write' } as const;
const TO_READ = { may: READ, otherFields: 'read' } as const;

/** Does what there is to do from day to day; people's rights, settings and backups are left out. */
export const office = composed({
  name: 'Büro',
  description:
    'Die tägliche Arbeit im Büro: Aufträge, Kunden, Rechnungen, Nachrichten. Ohne Rollen, Einstellungen und Sicherungen.',
  chat: true,
  parts: [
    'overview',
    'activity',
    'exports',
    'imports',
    'messages',
    'prints',
    'invoicing',
    'parcels',
    'scanning',
    'loading',
  ],
  resources: {
    commands: {
      may: [...WRITTEN, ...Object.keys(eachStageVerb(() => true)), 'verify'],
      otherFields: 'write',
    },
    users: {
      may: { list: 'all', show: 'all', create: 'customers', edit: 'customers' },
      otherFields: 'write',
    },
    tours: TO_READ,
    trips: TO_READ,
    invoices: TO_READ,
    settings: TO_READ,
    texts: TO_READ,
    prices: TO_READ,
    weigthprice: TO_READ,
    notices: TO_READ,
    waitingNotices: TO_READ,
    deliveries: TO_READ,
    campaigns: TO_READ,
    replies: ALL,
    templates: ALL,
    appointments: TO_READ,
    bookings: TO_READ,
    reviews: TO_READ,
    gallery: TO_READ,
    Infos: TO_READ,
    advertisement: TO_READ,
    faq: TO_READ,
    agb: TO_READ,
    impressum: TO_READ,
    privacy: TO_READ,
  },
});
