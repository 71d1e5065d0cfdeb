import { DOCUMENT_FLAGS, type DocumentFlag } from '../../domain/orders/document-kinds.ts';
import type { WireOf } from '../../domain/records.ts';
import type { commands } from '../../domain/resources/commands.ts';

export type WireOrder = WireOf<typeof commands>;

type Overrides = Partial<Omit<WireOrder, 'user' | 'recipient'>> & {
  user?: Partial<WireOrder['user']>;
  recipient?: Partial<WireOrder['recipient']>;
};

const NO_DOCUMENTS = Object.fromEntries(DOCUMENT_FLAGS.map((flag) => [flag, false])) as Record<
  DocumentFlag,
  false
>;

let placed = 0;

/** An order as the server returns it, with the test's own values. */
export function orderOf({ user, recipient, ...overrides }: Overrides = {}): WireOrder {
  placed += 1;
  const sender = {
    firstName: 'Nadia',
    lastName: `Probe ${String(placed).padStart(3, '0')}`,
    ...user,
  };
  const receiver = { firstName: 'Omar', lastName: 'Empfang', ...recipient };
  return {
    _id: `order-${placed}`,
    __v: 1,
    createdAt: '2026-03-02T09:30:00.000Z',
    updatedAt: '2026-03-02T09:30:00.000Z',
    billCode: `M-${10_000 + placed}`,
    tripGroup: 'A',
    commandMode: 'Validation',
    billTo: { party: 'sender' },
    numofpackages: 2,
    wights: 12.5,
    paid: false,
    verified: false,
    smsToMa: false,
    frontId: 'no-file',
    faceId: 'no-file',
    backId: 'no-file',
    finish: false,
    ...NO_DOCUMENTS,
    type: 1,
    payment: 1,
    terms: {},
    customs: {},
    ...overrides,
    user: {
      _id: `user-${placed}`,
      code: `K-${placed}`,
      name: `${sender.firstName} ${sender.lastName}`,
      phone: '+4915112345678',
      zipcode: '50667',
      cityName: 'Köln',
      photo: 'no-photo',
      tour: { _id: 'tour-a', Tname: 'A', SubsCribedCity: 'Bonn' },
      ...sender,
    },
    recipient: {
      name: `${receiver.firstName} ${receiver.lastName}`,
      phone: '+212661234567',
      address: 'Fes, Rue Talaa Kebira 4',
      ...receiver,
    },
  };
}
