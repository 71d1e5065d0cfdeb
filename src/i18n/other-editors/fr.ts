import type { OtherEditorsTexts } from './en.ts';

export const editors: OtherEditorsTexts = {
  here: '%{names} a aussi ouvert ceci. |||| %{names} ont aussi ouvert ceci.',
  savedBy: '%{name} l’a enregistré entre-temps.',
  saved: 'Quelqu’un d’autre l’a enregistré entre-temps.',
  adopted: 'Ce formulaire montre la nouvelle version ; ce que vous avez saisi est toujours là.',
  differs: 'Cela concerne ce que vous avez saisi ; rien n’est perdu.',
  compare: 'Comparer',
};
