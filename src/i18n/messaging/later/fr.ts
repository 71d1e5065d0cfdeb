import { planning } from '../../planning/fr.ts';
import type { MessagingLaterTexts } from './en.ts';

export const later: MessagingLaterTexts = {
  ...planning,
  again:
    '%{smart_count} personne est joignable maintenant. À ce moment-là, on décide de nouveau qui est joint et ce que cela coûte. |||| %{smart_count} personnes sont joignables maintenant. À ce moment-là, on décide de nouveau qui est joint et ce que cela coûte.',
  instead: 'Finalement, envoyer maintenant',
  decided: 'Qui est joint, à quel numéro et à quel prix se décide à ce moment-là.',
  nowOnly:
    'Fichiers, animations et enregistrements partent maintenant ; seuls les textes peuvent être planifiés.',
  people: '%{count} personne est concernée. |||| %{count} personnes sont concernées.',
  changed: 'Le moment est modifié.',
  begin: {
    label: 'Envoyer maintenant',
    title: 'Envoyer maintenant ?',
    question:
      'On écrit maintenant à %{count} personne, si elle est joignable. Ce qui est parti ne peut pas être repris. |||| On écrit maintenant à %{count} personnes, si elles sont joignables. Ce qui est parti ne peut pas être repris.',
    confirm: 'Envoyer maintenant',
    done: 'Envoi en cours.',
  },
  stop: {
    label: 'Ne pas envoyer',
    title: 'Ne pas envoyer le message planifié ?',
    question:
      '%{count} personne ne reçoit alors aucun message. |||| %{count} personnes ne reçoivent alors aucun message.',
    confirm: 'Ne pas envoyer',
    done: 'Le message planifié ne sera pas envoyé.',
  },
};
