import type { VersionsTexts } from './en.ts';

export const versions: VersionsTexts = {
  title: 'Versionen',
  list: 'Die Versionen dieses Datensatzes',
  number: 'Version %{number}',
  current: 'Version %{number}, aktuell',
  created: 'angelegt',
  restored: 'frühere Version wiederhergestellt',
  nobody: 'nicht bekannt',
  compareWith: 'Vergleichen mit',
  none: 'Diese beiden Versionen unterscheiden sich in nichts, was Sie sehen dürfen.',
  unknown: 'nicht mehr gespeichert',
  restore: 'Version %{number} wiederherstellen',
  done: 'Version %{number} ist wiederhergestellt.',
  same: 'Davon lässt sich nichts wiederherstellen.',
  only: 'Es gibt nur diese eine Version; seither wurde nichts geändert.',
  lacking: 'Dieser Server bewahrt keine Versionen auf.',
  close: 'Schließen',
};
