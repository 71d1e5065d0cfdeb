import type { InvoiceDraft } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type { PrintTexts } from '../../../../domain/documents/print-texts.ts';
import { missingCharacters } from '../../../pdf/text/missing-characters.ts';

/** A place on an invoice. Each is also the translation key `issued.unprintable.<place>`. */
type Place = 'sender' | 'recipient' | 'buyer' | 'numbers' | 'line' | 'company' | 'texts';

/** Characters that no font of ours has, and their place; for a line, its text. */
export type UnprintablePart = {
  readonly place: Place;
  readonly characters: readonly string[];
  readonly text?: string;
};

/** The parts of an invoice that cannot be printed as written, in the order of the page. */
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
