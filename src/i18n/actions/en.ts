/** Texts of actions on the records of any list, while they run and after. */
export const run = {
  actionOf: '%{action}: %{name}',
  progress: '%{done} of %{total}',
  failedSoFar: '%{smart_count} failed |||| %{smart_count} failed',
  stop: 'Stop',
  stoppedTitle: 'Stopped',
  reportTitle: 'Not everything worked',
  sessionTitle: 'Your session has ended',
  retry: 'Try %{smart_count} again |||| Try %{smart_count} again',
  logIn: 'Log in again',
  leaveNow: 'Stop and leave',
  stay: 'Stay',
};

/** What those actions say about records. A resource may say it in words of its own. */
export const records = {
  actions: 'Actions for the selected entries',
  selected: '%{smart_count} selected |||| %{smart_count} selected',
  selectAll: 'Select all %{total}',
  unselect: 'Clear the selection',
  menuOf: 'Actions for %{name}',
  left: '%{smart_count} selected entry has left this list in the meantime and is not touched. |||| %{smart_count} selected entries have left this list in the meantime and are not touched.',
  nothingLeft: 'The selected entries have left this list in the meantime.',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  stopping: 'Stopping: entries under way are finished; no new ones are started.',
  report: '%{done} of %{total} done. These entries were not changed:',
  reportStopped: '%{done} of %{total} done.',
  notBegun:
    'Not started and not changed, %{smart_count} entry: |||| Not started and not changed, %{smart_count} entries:',
  showDone: '%{smart_count} entry done |||| %{smart_count} entries done',
  stillSelected: 'Entries that are still in this list stay selected.',
  undoDone: 'Undo the change made |||| Undo the %{smart_count} changes made',
  sessionEnded: 'Nothing more was sent. Log in again to do the rest.',
  leaveTitle: 'Leave while entries are being changed ?',
  leaveText: 'Entries under way are finished. The rest are not started and stay as they are.',
  moved: 'has been changed in the meantime',
  deleted: 'was already deleted',
  unreachable: 'the server did not answer',
  partly: '%{done} of %{total} entries done',
  takenBack: 'Taken back: %{smart_count} entry |||| Taken back: %{smart_count} entries',
};

export type RunTexts = typeof run;

export type RecordsTexts = typeof records;
