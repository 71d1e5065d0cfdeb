import type { FoundKind, OrderPlace } from '../../../domain/search/found.ts';
import { common } from '../common/en.ts';

/** Texts of the search at the top. */
export const search = {
  title: 'Search everything',
  placeholder: 'Order, name, phone, parcel, invoice, message …',
  close: common.close,
  hint: 'Two letters are enough. Arrows choose, Enter opens, Escape closes.',
  recent: 'Opened last',
  screens: 'Screens',
  actions: 'Actions',
  /** What people type who want to create something, beside its name. */
  createTerms: 'new create add',
  kinds: {
    orders: 'Orders',
    customers: 'Customers',
    recipients: 'Recipients',
    invoices: 'Invoices',
    parcels: 'Parcels',
    conversations: 'Conversations',
    messages: 'Messages',
  } satisfies Record<FoundKind, string>,
  places: {
    arrived: 'Delivered',
    bin: 'Bin',
  } satisfies Partial<Record<OrderPlace, string>>,
  fromTo: '%{sender} to %{recipient}',
  allIn: 'All %{count} in: %{place}',
  parcel: 'Parcel %{number} of %{of}, order %{code}',
  toRecipient: 'latest order %{code} from %{sender}',
  note: 'Note',
  office: 'Office',
  markPaid: 'Mark %{name} paid',
  actionOf: '%{action}: %{name}',
  printLabel: 'Label of %{name}',
  newOrderFor: 'New order for %{name}',
  newOrderTo: 'New order to %{name}',
  searching: 'Searching …',
  none: 'Nothing found for “%{text}”.',
  ofLatest:
    'So short a text is only looked for among the latest. Type three letters to search all.',
  failed: 'The search did not answer.',
  announced: '%{smart_count} result: %{kinds} |||| %{smart_count} results: %{kinds}',
  elsewhere: 'Also found in:',
};

export type SearchTexts = typeof search;
