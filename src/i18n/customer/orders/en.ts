import { STEPS_IN_ENGLISH } from '../../../../domain/messages/step-texts/steps-in-english.ts';
import { waysToPay } from '../../common/en.ts';

/** What is written where customers follow their orders. */
export const orders = {
  title: 'My orders',
  loading: 'Loading …',
  failed: 'Your orders could not be loaded.',
  again: 'Try again',
  empty: 'You have no orders with us yet.',
  code: 'Order %{code}',
  toMorocco: 'To Morocco',
  fromMorocco: 'From Morocco',
  recipient: 'To %{name}',
  parcels: '%{smart_count} parcel |||| %{smart_count} parcels',
  placedOn: 'Placed on %{date}',
  paid: 'Paid',
  owed: 'To pay: %{amount}',
  unpaid: 'Not paid yet',
  progress: 'How far your order is',
  step: 'Step %{step} of %{count}: %{name}',
  older: 'Arrived before',
  more: 'More orders',
  details: 'Show details',
  detailsOf: 'Details of order %{code}',
  back: 'All my orders',
  missing: 'This order is not here any more.',
  detailsFailed: 'The details could not be loaded. Check your connection and try again.',
  ahead: 'still to come',
  payment: {
    title: 'Payment',
    price: 'Price',
    deposit: 'Deposit',
    due: 'Still to pay',
    paid: 'Paid',
    unpriced: 'The price is not fixed yet.',
    agreed: 'Agreed way to pay',
    ways: waysToPay,
  },
  parcelList: {
    title: 'Parcels',
    none: 'No parcel has been registered yet.',
    unweighed: 'Not weighed yet',
    states: {
      registered: 'Announced',
      received: 'In our warehouse',
      loaded: 'On the vehicle',
      delivered: 'Delivered',
      missing: 'We are looking for it',
    },
  },
  documents: {
    title: 'Documents',
    none: 'Invoices to you can be read here as soon as they are issued.',
    kinds: { invoice: 'Invoice', storno: 'Storno' },
    cancelled: 'Cancelled',
    save: 'Save as PDF',
    failed: 'The document could not be loaded. Please try again.',
    terms: 'Terms and conditions, version %{number}',
    termsHint: 'They hold for this order',
  },
  steps: STEPS_IN_ENGLISH,
};

/** What every language must hold. */
export type OrderTexts = typeof orders;
