/** The fixed words of label and ticket: German for the depot, French for drivers. */
export const LABEL_WORDS = {
  sender: 'Absender · Expéditeur',
  recipient: 'Empfänger · Destinataire',
  parcels: 'colis',
  shipments: 'Sendungen',
  customer: 'Kunden-Nr.',
  order: 'Auftrag-Nr.',
  returns: 'Rücksendung / Retour',
  paid: 'BEZAHLT / PAYÉ',
  /** The kinds of payment (specification 3) for an amount still to be paid. */
  open: { 1: 'BAR / ESPÈCES', 2: 'OFFEN / NON PAYÉ', 3: 'OFFEN / NON PAYÉ' },
  error: 'Pdf Error',
} as const;
