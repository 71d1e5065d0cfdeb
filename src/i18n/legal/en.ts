import type { LegalProblemCode } from '../../../domain/legal/checks.ts';

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
  /** What the checks before publishing find. */
  problems: {
    germanMissing: 'The German text is missing. It is the binding one.',
    emptyHeading: 'A heading without words (%{detail})',
    unknownPlaceholder: 'No placeholder has this name: %{detail}',
    unfilledPlaceholder: 'The settings of the company have no value for %{detail}',
    closedDisputePlatform:
      'The EU platform for online disputes was closed on 20 July 2025: %{detail} must go.',
    formerLaw: '“%{detail}” was replaced by the DDG on 14 May 2024.',
    nameMissing: 'The name of the company is missing, as its settings give it.',
    addressMissing: 'The address of the company is missing: street, postcode and town.',
    postOfficeBox: 'A post office box is no address at which a company can be served.',
    representativeMissing: 'A company of this legal form names who represents it.',
    emailMissing: 'An email address is missing.',
    phoneMissing: 'A telephone number is missing.',
    registerMissing: 'A company of this legal form names its register and its number there.',
    vatIdMissing: 'The VAT number of the settings is missing.',
    translationMissing: 'There is no text in this language.',
    translationOlder: 'The German text was changed after this one.',
  } satisfies Record<LegalProblemCode, string>,
  show: {
    german: 'The German text is binding.',
    noText: 'This version has no text in this language.',
    with: 'Compare with',
    restore: 'Restore as new draft',
    restored: 'The text stands in a new draft.',
  },
};

export type LegalTexts = typeof legal;
