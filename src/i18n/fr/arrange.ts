import type { LateMessages } from '../en/late.ts';

export const arrange: LateMessages['arrange'] = {
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

export const uploads: LateMessages['uploads'] = {
  several: 'Ajouter plusieurs images',
  areDrafts:
    'Les nouvelles images sont des brouillons : seul le bureau les voit jusqu’à leur publication.',
  draft: 'Non, brouillon',
  total: 'Tous les fichiers',
  files: 'Fichiers',
  sent: '%{done} sur %{of} envoyés',
  notSent: 'non envoyés : %{count}',
  cancelAll: 'Tout annuler',
  retryAll: 'Renvoyer le reste',
  clear: 'Vider la liste',
  cancel: 'Annuler %{name}',
  retry: 'Renvoyer %{name}',
  state: {
    waiting: 'En attente',
    sending: 'Enregistrement …',
    done: 'Envoyé',
    cancelled: 'Annulé',
  },
};

export const crop: LateMessages['crop'] = {
  open: 'Choisir le cadrage',
  again: 'Changer le cadrage',
  title: 'Quelle partie montrer ?',
  area: 'La partie conservée. Les flèches déplacent l’image.',
  hint: 'Déplacez l’image avec la souris, le doigt ou les flèches.',
  zoom: 'Agrandissement',
  left: 'Tourner à gauche',
  right: 'Tourner à droite',
  reset: 'Recommencer',
  choose: 'Garder ce cadrage',
};

/** Tables of new records. */
export const tables = { import: 'Importer' };
