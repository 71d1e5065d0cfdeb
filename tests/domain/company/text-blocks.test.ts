import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '../../../domain/company/print-texts.ts';
import {
  printedTextIsThere,
  TEXT_KEYS,
  variablesAreKnown,
  variablesOf,
} from '../../../domain/company/text-blocks.ts';

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

  it('must write an invoice in German, and may leave its closing text empty', () => {
    expect(printedTextIsThere({ key: 'invoice.prices', text: { fr: 'Prix' } })).toEqual({
      'text.de': { code: 'required' },
    });
    expect(printedTextIsThere({ key: 'invoice.closing', text: null })).toEqual({});
  });

  it('learns of an unknown placeholder, in the language that contains it', () => {
    const text = { de: 'Höchstens {maxCompensation}.', fr: 'Au plus {compensationLimit}.' };
    expect(variablesAreKnown({ key: 'invoice.compensation', text })).toEqual({
      'text.de': {
        code: 'unknownVariable',
        limit: '{company}, {compensationLimit}',
        found: '{maxCompensation}',
      },
    });
    expect(variablesAreKnown({ key: 'declaration.correct', text: { de: '{}' } })).toHaveProperty([
      'text.de',
    ]);
  });

  it('may not use a placeholder of another block', () => {
    const text = { de: 'Bis {valueLimit}' };
    expect(variablesAreKnown({ key: 'invoice.compensation', text })).toHaveProperty(['text.de']);
    expect(variablesAreKnown({ key: 'declaration.valueLimit', text })).toEqual({});
  });
});

it('every placeholder that a block may contain is filled when it is printed', () => {
  const values = { company: 'Jisr', compensationLimit: '100 €', valueLimit: '200 €' };
  for (const key of TEXT_KEYS) {
    for (const name of variablesOf(key)) {
      expect(fillPlaceholders(`{${name}}`, values)).toBe(values[name]);
    }
  }
});
