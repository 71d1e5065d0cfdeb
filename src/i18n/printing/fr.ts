import type { PrintingTexts } from './en.ts';

export const printing: PrintingTexts = {
  noParcels: 'La commande n’a aucun colis : il n’y a rien à étiqueter.',
  companyUnknown:
    'Les données de l’entreprise n’ont pas pu être lues. Rien n’est imprimé avec une adresse ou un compte peut-être anciens.',
  noAmount: 'La commande n’a pas de prix : il n’y a aucun montant à confirmer.',
  leftOut: {
    one: 'La commande %{code} %{reason}.',
    count:
      '%{smart_count} commande est laissée de côté : |||| %{smart_count} commandes sont laissées de côté :',
    nameless: 'une commande qui n’est pas visible',
    deleted: 'a été supprimée entre-temps',
    notVerified: 'n’est pas vérifiée',
    noParcels: 'n’a aucun colis',
    notPaid: 'n’est pas payée',
    noAmount: 'n’a pas de prix',
    unreadable: 'n’a pas pu être lue',
  },
  doubtful:
    'La douane pourrait refuser %{smart_count} déclaration : |||| La douane pourrait refuser %{smart_count} déclarations :',
  weights:
    'Les poids de %{smart_count} commande se contredisent : |||| Les poids de %{smart_count} commandes se contredisent :',
  receipt: 'Reçu de la commande %{code} téléchargé',
  log: {
    failed: 'Le journal d’impression n’a pas pu être écrit.',
    deleted: 'Supprimées entre-temps, donc absentes du journal d’impression : %{orders}',
  },
};
