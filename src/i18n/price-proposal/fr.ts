import type { PriceProposalTexts } from './en.ts';

export const priceProposal: PriceProposalTexts = {
  title: 'Prix selon la liste',
  total: 'Ensemble',
  estimate: 'Estimation : les colis n’ont pas été pesés un par un.',
  agrees: 'C’est le prix de la commande.',
  now: 'Prix actuel : %{price}.',
  open: 'Il n’y a pas encore de prix.',
  take: 'Reprendre %{price}',
  leave: 'Ne pas reprendre',
  because: 'Non repris : %{reason}',
  reason: 'Pourquoi un autre prix ?',
  keep: 'Enregistrer la raison',
  back: 'Annuler',
  change: 'Modifier la raison',
};
