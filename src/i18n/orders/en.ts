import { documentTexts } from '../documents/en.ts';
import { byEditor, removals } from '../joined-texts.ts';
import { stageActions, stages } from '../stages/en.ts';
import { bulkTexts, stageTexts } from '../stages/stage-texts.ts';

/** Texts of the order lists: stages, bulk actions, groups (specification 2.4, 2.6, 4, 9). */
export const orders = {
  columns: {
    deletedAt: 'Deleted',
    deletedBy: 'Deleted by',
    daysLeft: 'Time left',
    actions: 'Actions',
    companyKey: 'Company key',
    senderPhone: 'Phone',
    zip: 'ZIP',
    registeredCity: 'Registered for',
    recipientPhone: 'Phone',
    sender: 'Sender',
    city: 'City',
    tour: 'Tour',
    recipient: 'Recipient',
    destination: 'Destination',
    packages: 'Az.-S.',
    weight: 'Weight',
    state: 'Status',
    received: 'Received',
    code: 'Code',
    identity: 'ID',
  },
  list: {
    add: 'Add order',
    search: 'Search',
    searchHint: 'Name, phone, code or city',
    routeOrder: 'City order of the route',
    count: '%{smart_count} order |||| %{smart_count} orders',
    parcels: '%{smart_count} parcel |||| %{smart_count} parcels',
    selected: '%{smart_count} selected |||| %{smart_count} selected',
    selectAll: 'Select all %{total}',
    selectPage: 'Select every order on this page',
    selectOrder: 'Select the order of %{name}, %{code}',
    unselect: 'Clear the selection',
    actions: 'Actions for the selected orders',
  },
  empty: {
    title: 'No orders here',
    ...stageTexts(stages, 'empty'),
    ToDu: 'Orders from Morocco appear here.',
    bin: 'Deleted orders stay here for a while and can be restored.',
    ...byEditor(documentTexts, 'list', 'empty'),
    filtered: 'No order matches the search and the filters.',
  },
  flags: {
    only: 'Show only: %{flag}',
    paid: 'Paid',
    unpaid: 'Not paid',
    verified: 'Verified',
    unverified: 'Not verified',
    identity: 'ID complete',
    noIdentity: 'ID missing',
  },
  /** What was paid, and how. */
  payments: {
    pay: 'Paid',
    unpay: 'Not paid',
    note: 'Date and way of payment',
    running: 'Noting payments',
    change: 'Change',
    done: {
      cash: 'Paid in cash: %{smart_count} order |||| Paid in cash: %{smart_count} orders',
      transfer:
        'Paid by transfer: %{smart_count} order |||| Paid by transfer: %{smart_count} orders',
      card: 'Paid by card: %{smart_count} order |||| Paid by card: %{smart_count} orders',
      morocco: 'Paid in Morocco: %{smart_count} order |||| Paid in Morocco: %{smart_count} orders',
      paypal: 'Paid by PayPal: %{smart_count} order |||| Paid by PayPal: %{smart_count} orders',
    },
    paid: 'Paid: %{smart_count} order |||| Paid: %{smart_count} orders',
    unpaid: 'Not paid: %{smart_count} order |||| Not paid: %{smart_count} orders',
    withoutPrice:
      'Paid without a price: %{smart_count} order |||| Paid without a price: %{smart_count} orders',
    addPrice: 'Add price',
    takenBack: 'Payment as it was before',
    yesterday: 'Yesterday',
    today: 'Today',
    later: 'This day is still to come.',
  },
  /** The parts of a list that are one click away. */
  tabs: {
    today: 'Today',
    noIdentity: 'Without ID',
    unpaid: 'Not paid',
    notWeighed: 'Not weighed',
    departing: 'Departing',
  },
  filters: {
    lacks: {
      label: 'Lacks',
      identity: 'ID',
      weight: 'Weight',
      price: 'Price',
      weightOrPrice: 'Weight or price',
    },
    paid: 'Payment',
    verified: 'Verification',
    delivery: 'Delivery',
    deliveries: {
      handover: 'Handover',
      branch: 'Pick-up at a branch',
      home: 'Home delivery',
    },
  },
  /** Bulk actions while they run and after, and the keys of the table. */
  run: {
    stopping: 'Stopping: orders under way are finished; no new ones are started.',
    reportStopped: '%{done} of %{total} done.',
    notBegun:
      'Not started and not changed, %{smart_count} order: |||| Not started and not changed, %{smart_count} orders:',
    showDone: '%{smart_count} order done |||| %{smart_count} orders done',
    undoDone: 'Undo the change made |||| Undo the %{smart_count} changes made',
    sessionEnded:
      'Nothing more was sent. Log in again to do the rest. Orders already done have left this list.',
    notInBin: 'is no longer in the bin',
    leave: {
      title: 'Leave while orders are being changed ?',
      text: 'Orders under way are finished. The rest are not started and stay as they are.',
    },
    keys: 'The up and down arrow keys move between orders. Space selects an order; hold Shift to select several in a row. Enter opens an order, and Delete asks to delete it. The menu key, or Shift+F10, opens the actions of a row. The left and right arrow keys move to the buttons of a row, and Escape moves back. Ctrl+A selects every row on the page, and Escape clears the selection.',
    menuOf: 'Actions for %{name}',
  },
  messages: {
    label: 'SMS / WhatsApp',
    column: 'SMS',
    result: 'Show the result',
    generate: 'Generate SMS',
    generateOf: 'Generate SMS for %{code}',
    failed: 'SMS not sent: %{reason}',
  },
  bulk: {
    sendMessages: { label: 'Send messages' },
    ...bulkTexts(stageActions),
    verify: {
      label: 'Verify',
      title: 'Verify orders ?',
      question:
        '%{smart_count} order is marked as verified, which opens its bill. |||| %{smart_count} orders are marked as verified, which opens their bills.',
      running: 'Verifying',
    },
    withdrawVerification: {
      label: 'Withdraw verification',
      title: 'Withdraw the verification ?',
      question:
        '%{smart_count} order is no longer marked as verified. |||| %{smart_count} orders are no longer marked as verified.',
      running: 'Withdrawing the verification',
    },
    delete: {
      label: 'Delete',
      title: 'Delete orders ?',
      question: '%{smart_count} order is deleted. |||| %{smart_count} orders are deleted.',
      running: 'Deleting',
    },
    ...removals(documentTexts),
    restore: {
      label: 'Restore',
      title: 'Restore orders ?',
      question:
        '%{smart_count} order returns to where it was, with its documents. |||| %{smart_count} orders return to where they were, with their documents.',
      running: 'Restoring',
    },
    erase: {
      label: 'Remove for good',
      title: 'Remove orders for good ?',
      question:
        '%{smart_count} order is removed for good, with its ID documents. This cannot be undone. An issued invoice stays. |||| %{smart_count} orders are removed for good, with their ID documents. This cannot be undone. Issued invoices stay.',
      running: 'Removing for good',
    },
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    left: '%{smart_count} selected order has left this list in the meantime and is not touched. |||| %{smart_count} selected orders have left this list in the meantime and are not touched.',
    nothingLeft: 'The selected orders have left this list in the meantime.',
    alreadyVerified:
      '%{smart_count} of the selected orders is verified already. |||| %{smart_count} of the selected orders are verified already.',
    report: '%{done} of %{total} done. These orders were not changed:',
    stillSelected: 'Orders that are still in this list stay selected.',
    reasons: {
      moved: 'has been moved in the meantime',
      deleted: 'was already deleted',
      unreachable: 'the server did not answer',
    },
  },
  bin: {
    daysLeft: '%{smart_count} day left |||| %{smart_count} days left',
    empty: 'Empty the bin',
    emptyTitle: 'Empty the bin ?',
    emptyCount:
      '%{smart_count} order is removed for good. |||| %{smart_count} orders are removed for good.',
    forGood: 'Their ID documents are removed too. This cannot be undone. Issued invoices stay.',
  },
  warnings: {
    intro: 'Not everything is ready:',
    count: '%{warning}: %{count} of %{total}',
    unverified: 'Not verified',
    unpaid: 'Not paid',
    withoutIdentity: 'ID missing',
    withoutLabel: 'No label',
    sides: { front: 'front missing', back: 'back missing', both: 'front and back missing' },
  },
  deletion: {
    ...byEditor(documentTexts, 'list', 'deletion'),
    documents: 'Also removed from the document lists: %{documents}.',
    invoices: 'The issued invoice stays. |||| The %{smart_count} issued invoices stay.',
    invoicesUnknown: 'It could not be checked whether invoices were issued. Issued invoices stay.',
    bin: 'Can be restored from the bin for %{smart_count} day. |||| Can be restored from the bin for %{smart_count} days.',
    forGood: 'This cannot be undone.',
  },
  group: {
    create: 'Create Group',
    missing: 'Group %{name} does not exist yet',
    explanation: {
      A: 'Orders to Morocco travel in group A. Create it to open this list.',
      B: 'Orders from Morocco travel in group B. Create it to open this list.',
      warehouse:
        'The warehouse opens once group B, the trip from Morocco, exists. Its orders travel to Morocco in group A. They are all still there and are shown as soon as group B is created.',
    },
    picture: 'A van waiting for its first parcels',
  },
  steps: {
    label: 'Where the trip is',
    current: 'Step %{step} of %{count}',
    finished: 'Finished',
    deposit: 'Parcel deposit',
    fire: 'Parcel fire',
    france: 'Crossing in France',
    spain: 'Crossing in Spain',
    clearance: 'Parcel clearance',
    morocco: 'Crossing in Maroc',
    distribution: 'Distribution',
  },
  identity: {
    action: 'ID check',
    actionOf: 'ID check of %{name}',
    missingFiles: 'The ID check needs both sides of the ID card',
    title: 'ID card of %{name}',
    loading: 'ID card',
    front: 'Front',
    back: 'Back',
    frontOf: 'Front of the ID card of %{name}',
    backOf: 'Back of the ID card of %{name}',
    missing: 'This side is missing',
    unreadable: 'This side could not be loaded',
    notFound: 'This order does not exist',
    zoomIn: 'Enlarge',
    zoomOut: 'Reduce',
    turnLeft: 'Rotate left',
    turnRight: 'Rotate right',
    reset: 'Fit the frame',
  },
};

/** Texts of the tools over the lists of orders: filters, codes, export, saved views. */
export const orderTools = {
  filters: {
    with: 'With',
    without: 'Without',
    identity: {
      complete: 'Both sides present',
      noFront: 'Front missing',
      noBack: 'Back missing',
    },
  },
  codes: {
    open: 'Codes',
    title: 'Show these codes',
    input: 'Scan or paste codes',
    hint: 'Separated by spaces, commas, semicolons or lines. Enter adds them.',
    add: 'Add',
    tooMany: 'At most %{most} codes at once. The rest stays in the field.',
    count: '%{smart_count} code |||| %{smart_count} codes',
    remove: 'Remove the code %{code}',
    removeAll: 'Remove all codes',
    found:
      '%{found} of %{smart_count} code is on this list. |||| %{found} of %{smart_count} codes are on this list.',
    hidden:
      '%{smart_count} of them is hidden by the search or another filter. |||| %{smart_count} of them are hidden by the search or another filter.',
    elsewhere: 'On another list:',
    unknown: 'Not found:',
    finished: 'finished trip',
    failed: 'The codes could not be checked.',
  },
  deleteView: '%{name} is removed. No order is changed.',
};

export type OrdersTexts = typeof orders;

export type OrderToolsTexts = typeof orderTools;
