/** The fixed words of label and ticket: read by the depot in German, by drivers in French. */
export const LABEL_WORDS = {
  sender: 'Absender · Expéditeur',
  recipient: 'Empfänger · Destinataire',
  parcels: 'colis',
  shipments: 'Sendungen',
  customer: 'Kunden-Nr.',
  order: 'Auftrag-Nr.',
  error: 'Pdf Error',
} as const;
