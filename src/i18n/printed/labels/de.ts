/** The fixed texts of label and ticket for the depot, which reads German. */
export const labelTexts = {
  sender: 'Absender',
  recipient: 'Empfänger',
  shipments: 'Sendungen',
  order: 'Auftrag-Nr.',
  returns: 'Rücksendung',
  /** The captions of an order's values, by their paths. */
  facts: { 'user.code': 'Kunden-Nr.' },
  paid: 'BEZAHLT',
  /** The kinds of payment (specification 3) for an amount still to be paid. */
  open: { 1: 'BAR', 2: 'OFFEN', 3: 'OFFEN' },
} as const;
