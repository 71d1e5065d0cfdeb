import type { PricingTexts } from './en.ts';

export const pricing: PricingTexts = {
  title: 'Combien coûte un colis ?',
  hint: 'Saisissez un poids : son prix s’affiche ici pour chaque direction.',
  wrong: 'Un poids supérieur à 0, jusqu’à 10 000 kg',
  none: 'aucun prix',
  failed: 'Les prix n’ont pas pu être chargés.',
};
