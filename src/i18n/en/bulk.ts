/** Texts of bulk actions while they run and after, and of the keys of the order table. */
export const run = {
  stop: 'Stop',
  stopping: 'Stopping: what is under way is finished, nothing new is begun.',
  stoppedTitle: 'Stopped',
  reportStopped: '%{done} of %{total} done.',
  notBegun:
    'Not begun and not changed, %{smart_count} order: |||| Not begun and not changed, %{smart_count} orders:',
  showDone: '%{smart_count} order done |||| %{smart_count} orders done',
  retry: 'Try %{smart_count} again |||| Try %{smart_count} again',
  undoDone: 'Take back the one done |||| Take back the %{smart_count} done',
  sessionTitle: 'Your session has ended',
  sessionEnded:
    'Nothing more was sent. Log in again and do the rest; what is done is no longer in this list.',
  notInBin: 'is no longer in the bin',
  logIn: 'Log in again',
  leave: {
    title: 'Leave while orders are being changed ?',
    text: 'What is under way is finished. The rest is not begun, and stays as it is.',
    leave: 'Stop and leave',
    stay: 'Stay',
  },
  keys: 'Arrow keys move between the orders, the space bar selects, together with Shift several in a row. Enter opens an order, Delete asks for its deletion. The arrows to the side lead to the buttons of a row, Escape leads out again. Ctrl and A select all rows of the page, Escape takes them off.',
  menuOf: 'What can be done with %{code}',
};
