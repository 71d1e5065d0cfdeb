import type { WeighingTexts } from './en.ts';

export const weighing: WeighingTexts = {
  weigh: 'Peser',
  weighed: 'Pesé',
  soFar: '%{count} sur %{of} pesés : %{weight}',
  announced: 'Annoncé',
  difference: 'Écart',
  much: '%{difference} – à vérifier',
  sum: 'Total',
  number: 'Colis',
  code: 'Numéro',
  weight: 'Poids en kg',
  stored: 'jusqu’ici %{weight}',
  hint: 'Entrée passe au colis suivant et enregistre après le dernier.',
  wrong: '« %{typed} » n’est pas un poids : plus de 0 et 500 kg au plus, deux décimales',
  save: 'Enregistrer',
  cancel: 'Annuler',
  table: 'Peser les colis',
  saved: 'Poids enregistrés : %{weight}',
  stale:
    'Quelqu’un a modifié l’un de ces colis entre-temps. Son poids actuel est indiqué à côté ; enregistrez de nouveau pour le remplacer.',
  failed:
    'Les poids ne sont pas encore enregistrés. Votre saisie est toujours là ; enregistrez de nouveau.',
};
