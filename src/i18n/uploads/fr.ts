import type { UploadsTexts } from './en.ts';

export const uploads: UploadsTexts = {
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
