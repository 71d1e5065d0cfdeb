/** Texts of the screens of legal pages. */
export const legal = {
  version: 'Version %{number}',
  draft: 'Draft',
  compare: {
    title: 'Comparison',
    swap: 'Swap sides',
    onlyChanges: 'Only what has changed',
    same: 'Both versions have the same text in this language.',
    none: 'Neither version has a text in this language.',
    counts: '%{changed} changed, %{added} added, %{removed} removed, %{moved} moved',
    left: '%{smart_count} paragraph without changes |||| %{smart_count} paragraphs without changes',
    changed: 'Changed',
    added: 'Added',
    removed: 'Removed',
    movedFrom: 'Moved from here (%{move})',
    movedTo: 'Moved to here (%{move})',
  },
  lack: { missing: 'missing', older: 'older than the German' },
  sha: { matches: 'matches the text', differs: 'does not match the text' },
  show: {
    german: 'The German text is binding.',
    noText: 'This version has no text in this language.',
    with: 'Compare with',
    restore: 'Restore as new draft',
    restored: 'The text stands in a new draft.',
  },
};

export type LegalTexts = typeof legal;
