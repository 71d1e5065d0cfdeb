/** The fixed texts of label and ticket for the drivers, who read French. */
export const labelTexts = {
  sender: 'Expéditeur',
  recipient: 'Destinataire',
  parcels: 'colis',
  returns: 'Retour',
  paid: 'PAYÉ',
  open: { 1: 'ESPÈCES', 2: 'NON PAYÉ', 3: 'NON PAYÉ' },
} as const;
