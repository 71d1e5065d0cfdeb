/** Texts of bulk actions while they run and after, and of the keys of the order table. */
export const run = {
  stop: 'Stop',
  stopping: 'Stopping: orders under way are finished; no new ones are started.',
  stoppedTitle: 'Stopped',
  reportStopped: '%{done} of %{total} done.',
  notBegun:
    'Not started and not changed, %{smart_count} order: |||| Not started and not changed, %{smart_count} orders:',
  showDone: '%{smart_count} order done |||| %{smart_count} orders done',
  retry: 'Try %{smart_count} again |||| Try %{smart_count} again',
  undoDone: 'Undo the change made |||| Undo the %{smart_count} changes made',
  sessionTitle: 'Your session has ended',
  sessionEnded:
    'Nothing more was sent. Log in again to do the rest. Orders already done have left this list.',
  notInBin: 'is no longer in the bin',
  logIn: 'Log in again',
  leave: {
    title: 'Leave while orders are being changed ?',
    text: 'Orders under way are finished. The rest are not started and stay as they are.',
    leave: 'Stop and leave',
    stay: 'Stay',
  },
  keys: 'The up and down arrow keys move between orders. Space selects an order; hold Shift to select several in a row. Enter opens an order, and Delete asks to delete it. The left and right arrow keys move to the buttons of a row, and Escape moves back. Ctrl+A selects every row on the page, and Escape clears the selection.',
  menuOf: 'Actions for %{code}',
};
