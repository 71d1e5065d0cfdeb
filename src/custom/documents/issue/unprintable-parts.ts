import type { InvoiceDraft } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type { PrintTexts } from '../../../../domain/documents/print-texts.ts';
import { missingCharacters } from '../../../pdf/text/missing-characters.ts';

/** Where on an invoice something stands. Each is also the translation key `issued.unprintable.<place>`. */
type Place = 'sender' | 'recipient' | 'buyer' | 'numbers' | 'line' | 'company' | 'texts';

/** Characters that no font of the papers has, and where they stand; of a line, what it says. */
export type UnprintablePart = {
  readonly place: Place;
  readonly characters: readonly string[];
  readonly text?: string;
};

/** What of an invoice cannot be printed as it is written, in the order of the paper. */
export function unprintableParts(
  { paper, company, rules }: InvoiceDraft,
  { invoice: texts }: Pick<PrintTexts, 'invoice'>,
): readonly UnprintablePart[] {
  const { sender, recipient, buyer, orderCode, customerCode, lines } = paper;
  const parts: readonly (Omit<UnprintablePart, 'characters'> & { data: unknown })[] = [
    { place: 'company', data: { ...company, logo: null } },
    { place: 'buyer', data: buyer },
    { place: 'sender', data: sender },
    { place: 'recipient', data: recipient },
    { place: 'numbers', data: [orderCode, customerCode] },
    ...lines.map(({ description }) => ({
      place: 'line' as const,
      text: description,
      data: description,
    })),
    { place: 'texts', data: [texts, rules.exemptionNote] },
  ];
  return parts.flatMap(({ data, ...part }) => {
    const characters = missingCharacters(data);
    return characters.length > 0 ? [{ ...part, characters }] : [];
  });
}
