import { describe, expect, it } from 'vitest';
import { languageToRead, localizedText } from '../../domain/localized-text.ts';

describe('a text in several languages', () => {
  it('is read in the requested language', () => {
    expect(localizedText({ en: 'Port closed', ar: 'الميناء مغلق' }, 'ar')).toBe('الميناء مغلق');
  });

  it('stands for its record in German, even if English comes first', () => {
    expect(localizedText({ en: 'Port closed', de: 'Hafen zu' })).toBe('Hafen zu');
  });

  it('is read in German where the reader’s language has none, as on the public pages', () => {
    const texts = { en: 'Port closed', de: 'Hafen zu', fr: '' };
    expect(localizedText(texts, 'fr')).toBe('Hafen zu');
    expect(languageToRead(texts, 'fr')).toBe('de');
  });

  it('is read in the first language that has one where German has none either', () => {
    const texts = { de: '', fr: null, en: 'Port closed', ar: 'الميناء مغلق' };
    expect(localizedText(texts, 'fr')).toBe('Port closed');
    expect(languageToRead({}, 'fr')).toBeUndefined();
  });

  it.each([[{}], [null], [undefined], [{ de: 7 }]])('is empty if there is none: %j', (texts) => {
    expect(localizedText(texts)).toBe('');
  });
});
