import { documentTexts } from '../documents/fr.ts';
import { byKind } from '../joined-texts.ts';
import type { ResourceLabels } from '../resource-labels.ts';
import type { InvoicesTexts, IssuedTexts } from './en.ts';

export const invoices: InvoicesTexts = {
  missing: {
    sellerName: 'Le nom de l’entreprise',
    sellerAddress: 'L’adresse complète de l’entreprise : rue, code postal et ville',
    sellerTaxNumber: 'Le numéro fiscal ou de TVA de l’entreprise',
    sellerVatId:
      'Le numéro de TVA de l’entreprise, car le destinataire de la facture est redevable de la TVA',
    buyerName: 'Le nom du destinataire de la facture',
    buyerAddress: 'L’adresse complète du destinataire de la facture : rue, code postal et ville',
    goodsRole:
      'Si le destinataire de la facture expédie ou reçoit les marchandises : alors seulement le transport est exonéré (§ 4 n° 3 UStG)',
    customerKind:
      'Si le destinataire de la facture à l’étranger est une entreprise ou un particulier : la TVA allemande en dépend (§ 3a al. 2 UStG)',
    buyerVatId:
      'Le numéro de TVA de l’entreprise d’un autre pays de l’UE, ou un motif pour lui facturer tout de même la TVA',
    priceBasis:
      'Si les prix des lignes soumises à la TVA la comprennent : l’éditeur le demande près du total',
    serviceDate: 'La date de la prestation',
    lines: 'Au moins une ligne',
    lineDescription: 'Une désignation à chaque ligne',
    lineAmount: 'Un montant à chaque ligne',
    total: 'Un total supérieur à zéro',
    exemptionReason: 'La raison pour laquelle aucune TVA n’est indiquée',
  },
  states: { draft: 'Brouillon' },
};

export const issued: IssuedTexts = {
  of: '%{action} : %{number}',
  unknown:
    'Impossible de savoir pour l’instant si cette facture a été établie. D’ici là, rien ne peut être modifié ici.',
  cancelledMeanwhile:
    'Une autre personne a annulé cette facture entre-temps. Il n’y a plus rien à faire.',
  conflict: {
    title: 'Rien n’a été établi',
    text: 'Une autre personne a modifié cette commande depuis que vous l’avez ouverte. Regardez la commande telle qu’elle est maintenant, puis établissez la facture.',
    elsewhere: 'Ce qui a changé ne figure pas sur la facture.',
    look: 'Afficher l’état actuel',
  },
  files: { pdf: 'PDF', facturX: 'PDF Factur-X', xml: 'XML' },
  lacking: {
    title: 'Facture électronique impossible',
    text: 'Il manque à %{number} ce qu’exige une facture électronique :',
    hint: 'Un document établi ne change plus. Complétez ce qui manque, établissez un avoir, puis la facture de nouveau.',
  },
  list: {
    title: 'Factures établies',
    tabs: 'Factures et factures établies',
    search: 'Rechercher une facture établie',
    searchHint: 'Numéro, nom ou commande',
    state: 'État',
    from: 'Date à partir du',
    to: 'Date jusqu’au',
    count: '%{smart_count} document |||| %{smart_count} documents',
    sum: 'Total : %{amount}',
    open: 'reste à payer : %{amount}',
    empty: 'Aucune facture établie pour l’instant',
    emptyHint: 'Une facture s’établit depuis la facture d’une commande vérifiée.',
    filtered: 'Aucun document établi ne correspond à la recherche et aux filtres.',
    actions: 'Actions',
    actionsOf: 'Actions possibles pour %{number}',
    deleted: 'La commande %{code} a été supprimée',
  },
  states: { issued: 'Établie', cancelled: 'Annulée', storno: 'Avoir' },
  preview: {
    invoice: 'Facture',
    storno: 'Avoir',
    order: 'Commande %{code}',
  },
  page: {
    invoices: 'Établis pour cette commande',
    failed: 'Les documents établis n’ont pas pu être chargés.',
  },
  prints: {
    title: 'Imprimé',
    none: 'Rien d’imprimé pour l’instant',
    failed: 'Le journal d’impression n’a pas pu être chargé.',
    kinds: byKind(documentTexts, 'printed'),
    reprint: 'Réimpression',
    more: 'Afficher %{smart_count} impression antérieure |||| Afficher %{smart_count} impressions antérieures',
  },
  archive: {
    title: 'Archive des documents établis',
    changed: 'Le fichier archivé de %{number} avait été modifié (constaté le %{at}).',
    missing: 'Le fichier archivé de %{number} manquait (constaté le %{at}).',
    restored:
      'L’original est rétabli : il a été redessiné à partir de l’état figé et est identique à l’octet près.',
    lost: 'L’original n’a pas pu être rétabli, et rien d’autre n’est remis à sa place. Merci de restaurer le fichier depuis une sauvegarde.',
  },
  parcelState: 'État du colis %{number} : %{state}',
  unprintable: {
    title:
      'Les polices n’ont pas ces caractères. Veuillez les remplacer, sinon des points d’interrogation y resteraient pour toujours :',
    company: 'L’entreprise',
    buyer: 'Destinataire de la facture',
    sender: 'Expéditeur',
    recipient: 'Destinataire',
    numbers: 'Numéro de la commande ou du client',
    line: 'Ligne %{text}',
    texts: 'Blocs de texte',
  },
};

/** What people call the fields and values of an issued document. */
export const invoiceLabels: ResourceLabels['invoices'] = {
  name: 'Facture établie |||| Factures établies',
  fields: {
    number: 'Numéro',
    date: 'Date',
    customer: 'Client',
    billCode: 'Commande',
    kind: 'Type',
    status: 'État',
    total: 'Montant',
    paid: 'Payée',
    paidOn: 'Payée le',
    paidVia: 'Mode de règlement',
    dueOn: 'Échéance',
    open: 'Reste à payer',
    paymentState: 'Paiement',
  },
  choices: {
    kind: { invoice: 'Facture', storno: 'Avoir' },
    status: { issued: 'Établie', cancelled: 'Annulée' },
    paidVia: {
      cash: 'Espèces',
      transfer: 'Virement',
      card: 'Carte',
      morocco: 'Au Maroc',
      paypal: 'PayPal',
    },
    paymentState: { paid: 'Payée', overdue: 'En retard', part: 'Payée en partie', open: 'À payer' },
  },
};
