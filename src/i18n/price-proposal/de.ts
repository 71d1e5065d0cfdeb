import type { PriceProposalTexts } from './en.ts';

export const priceProposal: PriceProposalTexts = {
  title: 'Preis nach der Liste',
  total: 'Zusammen',
  estimate: 'Geschätzt: Die Pakete sind nicht einzeln gewogen.',
  agrees: 'So viel kostet der Auftrag.',
  now: 'Bisher kostet es %{price}.',
  open: 'Noch steht kein Preis fest.',
  take: '%{price} übernehmen',
  leave: 'Nicht übernehmen',
  because: 'Nicht übernommen: %{reason}',
  reason: 'Warum ein anderer Preis?',
  keep: 'Grund speichern',
  back: 'Abbrechen',
  change: 'Grund ändern',
};
