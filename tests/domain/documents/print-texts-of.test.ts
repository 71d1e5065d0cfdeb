import { describe, expect, it } from 'vitest';
import { TEXT_KEYS } from '../../../domain/company/text-blocks.ts';
import {
  exemptionNoteOf,
  printTextsOf,
  type StoredText,
  versionsOf,
} from '../../../domain/documents/print-texts-of.ts';

/** Each block's text is its own key, in each language. */
const blocks: readonly StoredText[] = TEXT_KEYS.map((key, at) => ({
  key,
  text: { de: `${key} de`, fr: `${key} fr` },
  __v: at + 1,
}));

const without = (key: string) => blocks.filter((block) => block.key !== key);

describe('the texts of a document', () => {
  it('are those for the direction of the goods', () => {
    const service = (direction: 'A' | 'B') => printTextsOf(blocks, { direction }).invoice.service;
    expect(service('A')).toBe('invoice.service.toMorocco de');
    expect(service('B')).toBe('invoice.service.fromMorocco de');
  });

  it('say on an invoice that prices are final, terms apply and compensation is limited', () => {
    const { notes, closing } = printTextsOf(blocks, { direction: 'A' }).invoice;
    expect(notes).toEqual(['invoice.prices de', 'invoice.terms de', 'invoice.compensation de']);
    expect(closing).toBe('invoice.closing de');
  });

  it('hold the six statements of a declaration in both languages, in the order of the specification', () => {
    const { statements } = printTextsOf(blocks, { direction: 'A' }).declaration;
    expect(statements.map(({ de }) => de)).toEqual([
      'declaration.correct de',
      'declaration.noDangerousGoods de',
      'declaration.ownProperty de',
      'declaration.valueLimit de',
      'declaration.household de',
      'declaration.terms de',
    ]);
    expect(statements[3]?.fr).toBe('declaration.valueLimit fr');
  });

  it('leave out a block that does not exist', () => {
    const { notes } = printTextsOf(without('invoice.terms'), { direction: 'A' }).invoice;
    expect(notes).toHaveLength(2);
  });
});

describe('the reason why no VAT is shown', () => {
  it('follows from the direction, unless the company is a small business', () => {
    const note = (direction: 'A' | 'B', taxMode: 'regular' | 'smallBusiness') =>
      exemptionNoteOf(blocks, { direction, taxMode });
    expect(note('A', 'regular')).toBe('invoice.exemption.toMorocco de');
    expect(note('B', 'regular')).toBe('invoice.exemption.fromMorocco de');
    expect(note('A', 'smallBusiness')).toBe('invoice.exemption.smallBusiness de');
  });

  it('is empty if its block is', () => {
    expect(exemptionNoteOf(without('invoice.exemption.toMorocco'), { direction: 'A' })).toBe('');
  });
});

it('the version names each block with its version, whatever order they come in', () => {
  const version = versionsOf(blocks);
  expect(version).toContain('invoice.service.toMorocco@1 invoice.service.fromMorocco@2');
  expect(versionsOf(blocks.toReversed())).toBe(version);
});
