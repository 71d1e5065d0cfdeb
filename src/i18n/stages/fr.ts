import type { StageActionTexts, StageTexts } from './stage-texts.ts';

export const stages: StageTexts = {
  validation: {
    name: 'Validation',
    empty: 'Les nouvelles commandes restent ici jusqu’à leur envoi à l’entrepôt.',
    reached: 'La commande passe en validation',
  },
  warehouse: {
    name: 'Entrepôt',
    empty: 'Les commandes arrivent ici quand la validation les envoie à l’entrepôt.',
    reached: 'La commande arrive à l’entrepôt',
  },
  tracking: {
    name: 'Suivi',
    empty: 'Les commandes arrivent ici quand l’entrepôt les met en route.',
    reached: 'La commande passe en suivi',
  },
};

export const stageActions: StageActionTexts = {
  sendToWarehouse: {
    label: 'Envoyer à l’entrepôt',
    title: 'Envoyer à l’entrepôt ?',
    question:
      '%{smart_count} commande passe de la validation à l’entrepôt. |||| %{smart_count} commandes passent de la validation à l’entrepôt.',
    running: 'Envoi à l’entrepôt',
    done: 'Envoyée à l’entrepôt',
  },
  sendToTracking: {
    label: 'Mettre en route',
    labelOfOne: 'Envoyer au suivi',
    title: 'Mettre en route ?',
    question:
      '%{smart_count} commande passe de l’entrepôt au suivi. |||| %{smart_count} commandes passent de l’entrepôt au suivi.',
    running: 'Mise en route',
    done: 'Mise en route',
  },
  returnToValidation: {
    label: 'Renvoyer en validation',
    labelOfOne: 'Renvoyer à la validation',
    title: 'Renvoyer en validation ?',
    question:
      '%{smart_count} commande retourne de l’entrepôt à la validation. |||| %{smart_count} commandes retournent de l’entrepôt à la validation.',
    running: 'Renvoi en validation',
    done: 'Renvoyée en validation',
  },
  returnToWarehouse: {
    label: 'Renvoyer à l’entrepôt',
    title: 'Renvoyer à l’entrepôt ?',
    question:
      '%{smart_count} commande retourne du suivi à l’entrepôt. |||| %{smart_count} commandes retournent du suivi à l’entrepôt.',
    running: 'Renvoi à l’entrepôt',
    done: 'Renvoyée à l’entrepôt',
  },
};
