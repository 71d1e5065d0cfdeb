import type { PlanningTexts } from './en.ts';

export const planning: PlanningTexts = {
  title: 'Envoyer plus tard',
  day: 'Jour',
  time: 'Heure, à Berlin',
  text: 'Texte',
  plan: 'Planifier',
  past: 'Ce moment est passé. Choisissez-en un plus tard.',
  own: 'Autre jour et heure …',
  until: 'Prévu pour %{time}',
  change: 'Modifier',
  now: 'Envoyer maintenant',
  cancel: 'Annuler',
  moments: {
    tomorrow: 'Demain 9:00 (%{time})',
    monday: 'Lundi 9:00 (%{time})',
  },
};
