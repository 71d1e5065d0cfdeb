import type { invoices as model } from '../en/invoices.ts';

export const invoices = {
  missing: {
    sellerName: 'Le nom de l’entreprise',
    sellerAddress: 'L’adresse complète de l’entreprise : rue, code postal et ville',
    sellerTaxNumber: 'Le numéro fiscal ou de TVA de l’entreprise',
    buyerName: 'Le nom du destinataire de la facture',
    buyerAddress: 'L’adresse complète du destinataire de la facture : rue, code postal et ville',
    serviceDate: 'La date de la prestation',
    lines: 'Au moins une ligne',
    lineDescription: 'Une désignation à chaque ligne',
    lineAmount: 'Un montant à chaque ligne',
    total: 'Un total supérieur à zéro',
    exemptionReason: 'La raison pour laquelle aucune taxe n’est indiquée',
  },
  states: {
    draft: 'Brouillon',
    issued: 'Émise',
    cancelled: 'Annulée',
  },
  kinds: {
    invoice: 'Facture',
    storno: 'Facture d’annulation',
  },
} satisfies typeof model;
