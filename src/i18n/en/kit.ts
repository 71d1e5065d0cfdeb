/** Texts of the generated screens, whatever resource they show. */
export const kit = {
  yes: 'Yes',
  no: 'No',
  online: 'Online',
  stamps: { createdAt: 'Created', updatedAt: 'Changed' },
  list: {
    all: 'All',
    pageSize: 'Rows per page',
    search: 'Search',
    selectRow: 'Select %{name}',
    entries: '%{smart_count} entry |||| %{smart_count} entries',
  },
  filter: { from: '%{field} from', to: '%{field} to', all: 'All' },
  empty: {
    picture: 'An empty shelf',
    none: 'Nothing here yet',
    noMatch: 'Nothing matches the search and the filters',
    clearFilters: 'Clear the filters',
  },
  load: {
    failed: 'This could not be loaded',
    retry: 'Try again',
    unreachable: 'The server does not answer. Please check the connection and try again.',
  },
  denied: { title: 'No access', text: 'Your account is not allowed to open this page.' },
  show: { record: 'Record' },
  date: { pattern: 'dd/mm/yyyy', pick: 'Pick a date', time: 'Time' },
  file: {
    choose: 'Choose a file',
    replace: 'Replace',
    remove: 'Remove',
    drop: 'or drop a file here',
    dropImage: 'or drop a picture here',
    stored: 'A file is stored',
  },
  localized: { languages: 'Languages' },
  delete: {
    title: 'Delete %{name} ?',
    question: 'This cannot be undone here.',
  },
  unseen: {
    button: '%{smart_count} not shown',
    title: 'Selected, but not shown',
    explanation:
      'This one is also selected but is not among the rows shown: |||| These %{smart_count} are also selected but are not among the rows shown:',
    more: 'and one more |||| and %{smart_count} more',
    letGo: 'Deselect them',
    keep: 'Keep them',
  },
  bulk: {
    deleteQuestion:
      '%{smart_count} entry will be deleted. |||| %{smart_count} entries will be deleted.',
    deleted: 'Deleted |||| %{smart_count} entries deleted',
    actionQuestion:
      '%{action}: %{smart_count} entry will change. |||| %{action}: %{smart_count} entries will change.',
    actionDone: 'Done |||| %{smart_count} entries changed',
    partial: '%{done} done, %{failed} refused: %{reason} The refused ones are still selected.',
  },
  conflict: {
    title: 'Somebody else has changed this entry',
    text: 'It was saved by somebody else while you were working on it. None of your changes are lost: take their version, or apply your changes to it and save again.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep my changes',
    takeTheirs: 'Reload their version',
  },
};
