import type { WayToPay } from '../../../domain/orders/payment.ts';
/** What several features say in the same words. */
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  reload: 'Reload',
  send: 'Send',
  loading: 'Loading …',
  backToList: 'Back to the list',
  toOverview: 'To the overview',
  removeNamed: 'Remove %{name}',
  takePhoto: 'Take a photo',
  downloadNamed: 'Download %{name}',
  understood: 'Understood',
  online: 'Online',
};

export type CommonTexts = typeof common;

/** The ways in which an order is paid. */
export const waysToPay: Readonly<Record<WayToPay, string>> = {
  cash: 'Cash',
  transfer: 'Transfer',
  card: 'Card',
  morocco: 'In Morocco',
  paypal: 'PayPal',
};
