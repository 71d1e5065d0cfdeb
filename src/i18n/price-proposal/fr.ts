import type { PriceProposalTexts } from './en.ts';

export const priceProposal: PriceProposalTexts = {
  title: 'Prix selon la liste',
  total: 'Ensemble',
  estimate: 'Estimation : les colis n’ont pas été pesés un par un.',
  agrees: 'C’est le prix de la commande.',
  now: 'La commande coûte %{price}.',
  open: 'La commande n’a pas encore de prix.',
  take: 'Reprendre %{price}',
  leave: 'Ne pas reprendre',
  because: 'Non repris : %{reason}',
  reason: 'Pourquoi un autre prix ?',
  keep: 'Enregistrer la raison',
  back: 'Annuler',
  change: 'Modifier la raison',
};
