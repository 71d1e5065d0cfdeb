import type { WayToPay } from '../../../domain/orders/payment.ts';
import type { CommonTexts } from './en.ts';

export const common: CommonTexts = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  send: 'Senden',
  loading: 'Wird geladen …',
  backToList: 'Zurück zur Liste',
  toOverview: 'Zur Übersicht',
  removeNamed: '%{name} entfernen',
  takePhoto: 'Foto aufnehmen',
  downloadNamed: '%{name} herunterladen',
  understood: 'Verstanden',
  online: 'Online',
};

/** The ways in which an order is paid. */
export const waysToPay: Readonly<Record<WayToPay, string>> = {
  cash: 'Bar',
  transfer: 'Überweisung',
  card: 'Karte',
  morocco: 'In Marokko',
  paypal: 'PayPal',
};
