import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillReply,
  hasReplyText,
  REPLY_VARIABLES,
  replyVariablesAreKnown,
} from '../../../domain/chat/reply-text.ts';

const values = { name: 'Salma Bennani', code: 'JS-1042', balance: '45,00 €' };
const text = { de: 'Guten Tag {name}', fr: 'Bonjour {name}', ar: 'مرحبا {name}' };

describe('somebody who writes a quick reply', () => {
  it('learns of a placeholder that does not exist, in the language that contains it', () => {
    const found = replyVariablesAreKnown({ text: { de: 'Hallo {nmae}', fr: 'Bonjour {name}' } });
    expect(found).toEqual({
      'text.de': {
        code: 'unknownVariable',
        limit: expect.stringContaining('{name}, {code}'),
        found: '{nmae}',
      },
    });
    expect(replyVariablesAreKnown({ text: { de: '{}' } })).toHaveProperty(['text.de']);
    expect(replyVariablesAreKnown({})).toEqual({});
  });

  it('may use every placeholder', () => {
    const de = REPLY_VARIABLES.map((name) => `{${name}}`).join(' ');
    expect(replyVariablesAreKnown({ text: { de } })).toEqual({});
  });

  it('must write it in at least one language', () => {
    expect(hasReplyText({ text: { ar: 'شكرًا' } })).toEqual({});
    expect(hasReplyText({ text: { de: ' ', fr: null } })).toHaveProperty(['text.de']);
    expect(hasReplyText({ text: null })).toHaveProperty(['text.de']);
  });
});

describe('a customer who gets a quick reply', () => {
  it('reads it in their language', () => {
    expect(fillReply(text, { language: 'ar', values })).toMatchObject({
      language: 'ar',
      text: 'مرحبا Salma Bennani',
    });
  });

  it('reads it in another one if it is not written in theirs', () => {
    expect(fillReply(text, { language: 'en', values })?.language).toBe('fr');
    expect(fillReply({ fr: ' ', de: 'Danke' }, { language: 'fr', values })?.language).toBe('de');
    expect(fillReply({ fr: '' }, { language: 'fr', values })).toBeUndefined();
  });

  it('never reads a hole: what is not known is named and stays visible', () => {
    const reported = { de: '{name}: {step}, {step} und {city}' };
    expect(fillReply(reported, { language: 'de', values: { ...values, city: ' ' } })).toMatchObject(
      {
        language: 'de',
        text: 'Salma Bennani: {step}, {step} und {city}',
        missing: ['step', 'city'],
      },
    );
  });

  it('reads what a name contains as it is, even if it looks like a placeholder', () => {
    const named = { name: '{code} $& $1', code: 'JS-1' };
    expect(fillReply(text, { language: 'de', values: named })?.text).toBe('Guten Tag {code} $& $1');
  });

  it('reads every value that is known, whichever are', () => {
    const known = fc.record(
      Object.fromEntries(REPLY_VARIABLES.map((name) => [name, fc.constantFrom('x', '', null)])),
      { requiredKeys: [] },
    );
    const texts = fc.array(fc.constantFrom(...REPLY_VARIABLES), { minLength: 1 });
    fc.assert(
      fc.property(known, texts, (some, used) => {
        const de = used.map((name) => `{${name}}`).join(' ');
        const filled = fillReply({ de }, { language: 'de', values: some });
        const unknown = [...new Set(used.filter((name) => !some[name]))];
        expect(filled?.missing).toEqual(unknown);
        expect(filled?.text).toBe(used.map((name) => some[name] || `{${name}}`).join(' '));
      }),
    );
  });
});
