import type { MenuEditorTexts } from './en.ts';

export const menuEditor: MenuEditorTexts = {
  intro: 'Glissez la poignée, ou appuyez-y sur les flèches. Une étoile met une page en haut.',
  sections: 'Groupes du menu',
  move: 'Déplacer : %{name}',
  moved: '%{name} est à la place %{place} sur %{of}.',
  favourite: 'Favori : %{name}',
  reset: 'Comme à l’origine',
};
