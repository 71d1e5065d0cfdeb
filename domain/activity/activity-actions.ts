/** What modules note in the audit trail besides the actions that resources declare. */
export const ACTIVITY_ACTIONS = [
  'create',
  'change',
  'delete',
  'restore',
  'restoreVersion',
  'erase',
  'order',
  'finish',
  'changeParcel',
  'viewIdentity',
  'expireIdentity',
  'endSessions',
  'import',
  'undoImport',
  'issue',
  'cancel',
  'archive',
  'retry',
  'stop',
  'replan',
  'sendNow',
  'holdBack',
  'tellMoved',
  'keepMoved',
] as const;

export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
