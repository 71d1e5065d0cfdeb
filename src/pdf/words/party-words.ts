/** Captions of the sender's and the recipient's block (specification 2.7). */
export const PARTY_WORDS = {
  sender: 'Absender in',
  recipient: 'Empfänger in',
  name: 'Vor-u. Nachname',
  phone: 'Telefon-Nr.',
  city: 'Stadt',
  address: 'Anschrift',
} as const;
