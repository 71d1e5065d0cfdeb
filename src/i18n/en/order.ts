import type { ParcelState } from '../../../domain/parcels/parcel-states.ts';
import { documentTexts } from '../documents/en.ts';
import { byEditor } from '../joined-texts.ts';
import { stageActions } from '../stages/en.ts';
import { doneTexts } from '../stages/stage-texts.ts';

/** Texts of one order: its form, drafts, conflicts, page and history. */
export const order = {
  form: {
    createTitle: 'New order',
    editTitle: 'Edit order %{code}',
    sender: 'Sender',
    recipient: 'Recipient',
    parcels: 'Parcels and delivery',
    payment: 'Payment',
    direction: 'Direction',
    state: 'Direction and stage',
    identity: 'ID card',
    findSender: 'Find the sender',
    findSenderHint: 'Name, phone or customer number',
    searching: 'Searching …',
    noCustomer: 'No customer found',
    newSender: 'New customer',
    pickSender: 'Pick an existing customer',
    changeSender: 'Change',
    addressBook: '%{smart_count} earlier recipient |||| %{smart_count} earlier recipients',
    earlierRecipients: 'Recipients of earlier orders',
    unlikelyPhone: 'No country has a number like this. Please check it.',
    otherCountryPhone: 'This could also be %{number}. If so, type it with its country code.',
    resembles: {
      phone: '%{name} (%{code}) has this phone number already.',
      nameAndCity: '%{name} (%{code}) has the same name and lives in the same city.',
    },
    takeCustomer: 'Take this customer',
    otherSpelling: 'Earlier orders to this phone went to %{name}.',
    takeSpelling: 'Use this spelling',
    stageHint: 'Use the buttons on the order’s page to move it to another stage.',
    noPackages: 'No package is entered; 0 will be saved.',
    created: 'Order %{code} saved',
    changed: 'Order %{code} changed',
    notLost: 'The order is not saved yet. What you typed is still here; save again to retry.',
  },
  billing: {
    asLastTime: 'As last time: %{name}',
    goesTo: 'The invoice goes to',
  },
  draft: {
    pickAgain: 'New ID card pictures are not kept on this device. Please choose them again.',
  },
  conflict: {
    title: 'Somebody else has changed this order',
    text: 'It was saved by somebody else while you were working on it. Choose the right version of each value. Nothing is saved until you do.',
  },
  page: {
    title: 'Order %{code}',
    received: 'Received',
    actions: 'Actions for this order',
    payment: 'Payment',
    due: 'Still to pay',
    lines: 'Lines',
    noLines: 'None yet',
    sum: 'Sum',
    documents: 'Documents',
    ...byEditor(documentTexts, 'path', 'ofOrder'),
    made: 'Made',
    notMade: 'Not made yet',
    present: 'Present',
    missing: 'Missing',
    trip: 'Trip',
    messages: 'Sent messages',
    noMessages: 'No messages about this order yet.',
    noTrip: 'Not on a trip yet',
    loading: 'Loading …',
    history: 'History',
    noHistory: 'No history',
    wholeHistory: 'Show %{smart_count} earlier entry |||| Show %{smart_count} earlier entries',
    smsSent: 'SMS sent',
    smsNotSent: 'SMS not sent',
  },
  history: {
    create: 'Created',
    change: 'Changed',
    delete: 'Deleted',
    restore: 'Restored',
    finish: 'Arrived: the trip is finished',
    issueInvoice: 'Invoice issued',
    cancelInvoice: 'Invoice cancelled',
    ...doneTexts(stageActions),
    verify: 'Verified',
    withdrawVerification: 'Verification withdrawn',
    ...byEditor(documentTexts, 'flag', 'history'),
    smsToMa: { on: 'SMS to Morocco requested', off: 'SMS to Morocco withdrawn' },
    paid: { on: 'Marked as paid', off: 'Marked as not paid' },
  },
};

/** Texts of parcels: what was seen of them. */
export const parcels = {
  title: '%{number} of %{count}',
  weigh: 'Weight of parcel %{number}',
  wrongWeight: 'More than 0 and at most 500 kg, two decimals',
  unweighed: 'not weighed',
  list: 'Parcels of this order',
  more: 'Show %{smart_count} more parcel |||| Show %{smart_count} more parcels',
  states: {
    registered: 'Announced',
    received: 'In the warehouse',
    loaded: 'Loaded',
    delivered: 'Delivered',
    missing: 'Missing',
  } satisfies Record<ParcelState, string>,
};

/** Texts of tracking and of the trips that are over (specification 2.6 and 4, "Tracking status"). */
export const trips = {
  tracking: {
    step: '%{name}, step %{step} of %{count}',
    update: {
      title: 'Update Tracking ?',
      question: 'The trip moves from “%{from}” to “%{to}”.',
      confirm: 'Update',
    },
    restart: {
      action: 'Restart',
      title: 'Restart Tracking ?',
      text: 'By clicking Restart Tracking Will return to parcel deposit',
    },
    finish: {
      action: 'Finish',
      title: 'Finish Tracking ?',
      text: 'By clicking Finish all Orders will be Deleted from this Group',
      archived:
        'They are not lost: they are archived with this trip and stay readable under “Earlier trips”.',
    },
    meanwhile:
      'Somebody else has changed this trip in the meantime. Its current state is shown; your change was not made.',
    earlier: 'Earlier trips',
    open: 'Open the trip',
  },
  page: {
    steps: 'Route of the trip',
    orders: 'Orders of this trip',
    duration: 'Duration',
    days: '%{smart_count} day |||| %{smart_count} days',
    back: 'Back to “%{step}”',
    by: 'by %{name}',
    none: 'This trip carried no orders.',
    noneYet: 'This trip carries no orders yet.',
    unpaid: '%{amount} not paid',
    hint: 'Trips are finished in tracking, which first asks what should happen to their orders.',
  },
};
