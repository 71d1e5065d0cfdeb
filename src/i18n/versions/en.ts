/** Texts of the versions of a record. */
export const versions = {
  title: 'Versions',
  list: 'The versions of this record',
  number: 'Version %{number}',
  current: 'Version %{number}, current',
  created: 'created',
  restored: 'restored an earlier version',
  nobody: 'not known',
  compareWith: 'Compare with',
  none: 'These two versions do not differ in anything that you may read.',
  unknown: 'no longer stored',
  restore: 'Restore version %{number}',
  done: 'Version %{number} has been restored.',
  same: 'Nothing of it can be restored.',
  only: 'There is only this one version; nothing has been changed since.',
  lacking: 'This server keeps no versions.',
  close: 'Close',
};

export type VersionsTexts = typeof versions;
