import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '../../../domain/documents/print-texts.ts';
import {
  printedTextIsThere,
  TEXT_KEYS,
  variablesAreKnown,
  variablesOf,
} from '../../../domain/documents/text-blocks.ts';

describe('an administrator who writes a text block', () => {
  it('must write a declaration in both of its languages', () => {
    const key = 'declaration.correct';
    expect(printedTextIsThere({ key, text: { de: 'Ja', fr: ' ' } })).toEqual({
      'text.fr': { code: 'required' },
    });
    expect(printedTextIsThere({ key })).toEqual({
      'text.de': { code: 'required' },
      'text.fr': { code: 'required' },
    });
    expect(printedTextIsThere({ key, text: { de: 'Ja', fr: 'Oui' } })).toEqual({});
  });

  it('must write an invoice in German, and may leave its closing words out', () => {
    expect(printedTextIsThere({ key: 'invoice.prices', text: { fr: 'Prix' } })).toEqual({
      'text.de': { code: 'required' },
    });
    expect(printedTextIsThere({ key: 'invoice.closing', text: null })).toEqual({});
  });

  it('is told of a word in braces that nothing fills, in the language that holds it', () => {
    const text = { de: 'Höchstens {maxCompensation}.', fr: 'Au plus {compensationLimit}.' };
    expect(variablesAreKnown({ key: 'invoice.compensation', text })).toEqual({
      'text.de': { code: 'unknownVariable', limit: '{company}, {compensationLimit}' },
    });
    expect(variablesAreKnown({ key: 'declaration.correct', text: { de: '{}' } })).toHaveProperty([
      'text.de',
    ]);
  });

  it('may not use in one block what belongs to another', () => {
    const text = { de: 'Bis {valueLimit}' };
    expect(variablesAreKnown({ key: 'invoice.compensation', text })).toHaveProperty(['text.de']);
    expect(variablesAreKnown({ key: 'declaration.valueLimit', text })).toEqual({});
  });
});

it('every variable that a block may hold is filled when it is printed', () => {
  const values = { company: 'Jisr', compensationLimit: '100 €', valueLimit: '200 €' };
  for (const key of TEXT_KEYS) {
    for (const name of variablesOf(key)) {
      expect(fillPlaceholders(`{${name}}`, values)).toBe(values[name]);
    }
  }
});
