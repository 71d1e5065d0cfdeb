import type { OrderStep } from '../../trips/step-for-customer.ts';

/** The steps of an order, as its customer reads them on the page and in messages. */
export const STEPS_IN_GERMAN: Readonly<Record<OrderStep, string>> = {
  registered: 'Angemeldet',
  warehouse: 'In unserem Lager',
  planned: 'Für die nächste Fahrt vorgesehen',
  deposit: 'Pakete werden gesammelt',
  fire: 'Pakete sind abgefahren',
  france: 'Unterwegs durch Frankreich',
  spain: 'Unterwegs durch Spanien',
  clearance: 'Beim Zoll',
  morocco: 'In Marokko',
  distribution: 'Wird ausgeliefert',
  arrived: 'Angekommen',
};
