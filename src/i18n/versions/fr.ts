import type { VersionsTexts } from './en.ts';

export const versions: VersionsTexts = {
  title: 'Versions',
  list: 'Les versions de cet enregistrement',
  number: 'Version %{number}',
  current: 'Version %{number}, actuelle',
  created: 'créé',
  restored: 'version antérieure rétablie',
  nobody: 'inconnu',
  compareWith: 'Comparer avec',
  none: 'Ces deux versions ne diffèrent en rien de ce que vous pouvez lire.',
  unknown: 'n’est plus conservé',
  restore: 'Rétablir la version %{number}',
  done: 'La version %{number} est rétablie.',
  same: 'Rien ne peut en être rétabli.',
  only: 'Il n’y a que cette version ; rien n’a été modifié depuis.',
  lacking: 'Ce serveur ne conserve pas de versions.',
  close: 'Fermer',
};
