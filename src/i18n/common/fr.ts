import type { WayToPay } from '../../../domain/orders/payment.ts';
import type { CommonTexts } from './en.ts';

export const common: CommonTexts = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  reload: 'Recharger',
  send: 'Envoyer',
  loading: 'Chargement…',
  backToList: 'Retour à la liste',
  toOverview: 'Vers la vue d’ensemble',
  removeNamed: 'Retirer %{name}',
  takePhoto: 'Prendre une photo',
  downloadNamed: 'Télécharger %{name}',
  understood: 'Compris',
  online: 'En ligne',
};

/** The ways in which an order is paid. */
export const waysToPay: Readonly<Record<WayToPay, string>> = {
  cash: 'Espèces',
  transfer: 'Virement',
  card: 'Carte',
  morocco: 'Au Maroc',
  paypal: 'PayPal',
};
