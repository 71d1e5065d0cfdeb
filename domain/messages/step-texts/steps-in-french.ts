import type { OrderStep } from '../../trips/step-for-customer.ts';

/** The steps of an order, as its customer reads them on the page and in messages. */
export const STEPS_IN_FRENCH: Readonly<Record<OrderStep, string>> = {
  registered: 'Enregistrée',
  warehouse: 'Dans notre entrepôt',
  planned: 'Prévue pour le prochain voyage',
  deposit: 'Collecte des colis',
  fire: 'Les colis sont partis',
  france: 'En route à travers la France',
  spain: 'En route à travers l’Espagne',
  clearance: 'À la douane',
  morocco: 'Au Maroc',
  distribution: 'En cours de livraison',
  arrived: 'Arrivée',
};
