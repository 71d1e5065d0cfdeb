/** What is noted of somebody who has only looked: it changes nothing, and is read apart. */
export const VIEW_ACTIONS = [
  'view',
  'viewIdentity',
  'viewAudit',
  'export',
  'exportAudit',
  'exportPerson',
] as const;

/** Which entries are read: what was changed, who has looked, or both. */
export const ENTRY_KINDS = ['changes', 'views', 'all'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];
