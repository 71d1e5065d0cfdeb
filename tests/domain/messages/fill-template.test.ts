import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../domain/messages/fill-template.ts';
import {
  PLACEHOLDERS,
  placeholdersAreKnown,
  templateSaysSomething,
} from '../../../domain/messages/placeholders.ts';

const text = { de: 'Hallo {name}, {order} ist da: {order}', fr: 'Bonjour {name}' };

describe('a person who gets a template', () => {
  it('reads it in their language, or else in one that it is written in', () => {
    const values = { name: 'Salma', order: 'JS-1' };
    expect(fillTemplate(text, { language: 'de', values })).toEqual({
      language: 'de',
      text: 'Hallo Salma, JS-1 ist da: JS-1',
      missing: [],
      filled: ['Salma', 'JS-1'],
    });
    expect(fillTemplate(text, { language: 'ar', values })?.language).toBe('fr');
    expect(fillTemplate({ de: ' ' }, { language: 'de', values })).toBeUndefined();
  });

  it('never reads a hole: what is not known is named', () => {
    const found = fillTemplate(text, { language: 'de', values: { name: 'Salma', order: ' ' } });
    expect(found).toMatchObject({
      missing: ['order'],
      text: 'Hallo Salma, {order} ist da: {order}',
    });
  });
});

describe('somebody who writes a template', () => {
  it('may use every placeholder and nothing else in braces', () => {
    const all = PLACEHOLDERS.map((name) => `{${name}}`).join('');
    expect(placeholdersAreKnown({ text: { de: all } })).toEqual({});
    const reported = { de: '{name}', fr: '{code} {order} {} {code}' };
    expect(placeholdersAreKnown({ text: reported })).toEqual({
      'text.fr': {
        code: 'unknownVariable',
        limit: expect.stringContaining('{order}'),
        found: '{code}, {}',
      },
    });
    expect(templateSaysSomething({ text: { fr: '' } })).toHaveProperty(['text.de']);
  });
});
