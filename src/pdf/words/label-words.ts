/** The fixed words of label and ticket: read by the depot in German, by drivers in French. */
export const LABEL_WORDS = {
  sender: 'Absender · Expéditeur',
  recipient: 'Empfänger · Destinataire',
  parcels: 'colis',
  shipments: 'Sendungen',
  customer: 'Kunden-Nr.',
  order: 'Auftrag-Nr.',
  returns: 'Rücksendung / Retour',
  paid: 'BEZAHLT / PAYÉ',
  /** Kinds of payment (specification 3) of what is still to be paid. */
  open: { 1: 'BAR / ESPÈCES', 2: 'OFFEN / NON PAYÉ', 3: 'OFFEN / NON PAYÉ' },
  error: 'Pdf Error',
} as const;
