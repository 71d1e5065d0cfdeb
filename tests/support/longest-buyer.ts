import type { Buyer } from '../../domain/documents/printed-documents.ts';

/** A text repeated until it has the maximum length of a field. */
const lettersOf = (text: string, most: number): string =>
  `${text} `.repeat(most).slice(0, most).trimEnd().padEnd(most, text.slice(-1));

/** Buyers whose `billTo` fields all have their maximum length. */
const longest = (
  texts: Readonly<Record<'firm' | 'person' | 'street' | 'city', string>>,
): Buyer => ({
  name: lettersOf(texts.firm, 120),
  contact: lettersOf(texts.person, 80),
  phone: '',
  street: lettersOf(texts.street, 120),
  zip: '60311-123456',
  city: lettersOf(texts.city, 80),
  country: 'MA',
  vatId: '12345678901234567890',
  reference: lettersOf(texts.person, 60),
  leitwegId: `99123456-${'BEISPIEL'.repeat(4)}PR-45`,
});

export const LONGEST_LATIN_BUYER = longest({
  firm: 'Großmusterhausener Beispielhandelsgesellschaft für Öfen, Überseekisten & Möbel mbH',
  person: 'Änne Ülkü Äußerst, Einkauf PO 77/2026',
  street: 'Überführungsbeispielallee 5, Hinterhaus, Aufgang C',
  city: 'Großmusterhausen an der Beispielache',
});

export const LONGEST_ARABIC_BUYER = longest({
  firm: 'شركة المثال للنقل والتجارة والخدمات اللوجستية',
  person: 'خديجة المثالي، قسم المشتريات',
  street: 'زنقة المثال، الطابق الثالث، إقامة السلام',
  city: 'الدار البيضاء سطات',
});
