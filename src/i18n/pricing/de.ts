import type { PricingTexts } from './en.ts';

export const pricing: PricingTexts = {
  title: 'Was kostet ein Paket?',
  hint: 'Geben Sie ein Gewicht ein: Hier steht dann der Preis für jede Richtung.',
  wrong: 'Ein Gewicht über 0 und bis 10.000 kg',
  none: 'kein Preis',
  failed: 'Die Preise konnten nicht geladen werden.',
};
