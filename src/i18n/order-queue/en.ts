/** The order as one of a list: its neighbours, and what it still lacks. */
export const queue = {
  label: 'Orders of the list',
  place: '%{position} of %{total}',
  left: 'No longer in this list',
  end: 'The end of this list',
  previous: 'Previous order',
  next: 'Next order',
  sendOn: '%{verb}, then next',
  keys: 'Keys J, K, S and I',
  keysOn: 'Keys are on: J next order, K previous order, S send on, I ID check',
  keysOff: 'Keys are off: J next order, K previous order, S send on, I ID check',
};

export const checklist = {
  label: 'Check list',
  failed: 'This order is not complete:',
  tripUnderway:
    'The trip that takes this along has already left: %{trip}, %{step}. For the next trip, wait until this one is finished.',
  tick: {
    address: 'Address',
    phone: 'Phone',
    identity: 'ID card',
    weight: 'Weight',
    price: 'Price',
    goods: 'Goods',
    tour: 'Tour fits the city',
  },
  cross: {
    address: 'Address missing',
    phone: 'Phone missing',
    identity: 'ID card missing',
    weight: 'Weight missing',
    price: 'Price missing',
    goods: 'Goods missing',
    tour: 'Tour does not fit the city',
  },
};

export type QueueTexts = typeof queue;
export type ChecklistTexts = typeof checklist;
