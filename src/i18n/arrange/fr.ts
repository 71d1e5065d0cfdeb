import type { ArrangeTexts } from './en.ts';

export const arrange: ArrangeTexts = {
  untitled: 'Sans titre',
  titleIn: 'Titre (%{language})',
  retitle: 'Modifier le titre « %{name} »',
  retitleHint: 'Cliquer ou appuyer sur F2 pour modifier le titre',
  own: 'Ordre choisi',
  move: 'Déplacer « %{name} »',
  handle:
    'Glisser pour déplacer ; cliquer pour choisir un rang. Alt et une flèche : un rang plus loin.',
  sortFirst: 'Triez selon « Ordre choisi » pour déplacer à la main.',
  filtered: 'Effacez la recherche et les filtres pour déplacer à la main.',
  moved: '« %{name} » est maintenant au rang %{place} sur %{of}.',
  movedBack: '« %{name} » est revenu au rang %{place} sur %{of}.',
  placeOf: 'Rang %{place} sur %{of}',
  toPlace: 'Vers le rang',
  go: 'Déplacer',
  toStart: 'Au début',
  toEnd: 'À la fin',
  between: 'Un nombre de 1 à %{of}',
  instructions:
    'Espace pour soulever, les flèches pour déplacer, Espace pour poser, Échap pour annuler.',
  say: {
    lifted: '« %{name} » soulevé, rang %{place} sur %{of} de cette page.',
    over: '« %{name} » irait au rang %{place} sur %{of}.',
    dropped: '« %{name} » posé au rang %{place} sur %{of}.',
    cancelled: '« %{name} » reste à sa place.',
  },
};
