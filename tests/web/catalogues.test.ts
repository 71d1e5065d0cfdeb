import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { loadMessages } from '../../src/i18n/catalogues.ts';
import { en } from '../../src/i18n/en.ts';

/** The number of plural forms in the framework's rules for each language. */
const PLURAL_FORMS: Record<Locale, number> = { en: 2, de: 2, fr: 2, ar: 6 };
const SEPARATOR = '||||';

function texts(catalogue: object, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value]]
      : texts(value as object, `${prefix}${key}.`),
  );
}

/** A name may begin in lower case where the language writes it so within a sentence. */
const placeholders = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/%\{(\w+?)(_lower_first)?\}/g)].map(([, name = '']) => name)),
  ].toSorted();

const model = new Map(texts(en));

describe.each(LOCALES)('somebody who reads the interface in %s', (locale) => {
  test('finds every text, and none that English lacks', async () => {
    const keys = texts(await loadMessages(locale)).map(([key]) => key);
    expect(keys.toSorted()).toEqual([...model.keys()].toSorted());
  });

  test('finds no empty text except those that are empty in English', async () => {
    const empty = texts(await loadMessages(locale)).filter(([key, text]) => {
      return text.trim() === '' && (model.get(key) ?? '').trim() !== '';
    });
    expect(empty).toEqual([]);
  });

  test('reads the same numbers and names as an English reader', async () => {
    const different = texts(await loadMessages(locale)).flatMap(([key, text]) => {
      const here = placeholders(text).filter((name) => name !== 'smart_count');
      const there = placeholders(model.get(key) ?? '').filter((name) => name !== 'smart_count');
      const invented = here.filter((name) => !there.includes(name));
      const lost = text.includes(SEPARATOR) ? [] : there.filter((name) => !here.includes(name));
      return invented.length + lost.length > 0 ? [{ key, invented, lost }] : [];
    });
    expect(different.filter(({ key }) => !SHORTER_IN_THE_FRENCH_PACK.includes(key))).toEqual([]);
  });

  test('reads every plural in the forms of the language', async () => {
    const wrong = texts(await loadMessages(locale)).filter(([key, text]) => {
      const forms = text.split(SEPARATOR).map((form) => form.trim());
      const isPlural = (model.get(key) ?? '').includes(SEPARATOR);
      return isPlural && forms.length !== PLURAL_FORMS[locale] && !namesOneAndMany(key, forms);
    });
    expect(wrong).toEqual([]);
  });
});

/**
 * The name of a resource is never counted; it is only used as singular (form 1) and plural (form 2,
 * and form 0 for every other number).
 */
const namesOneAndMany = (key: string, forms: readonly string[]): boolean =>
  /^resources\.\w+\.name$/.test(key) && forms.length === 3 && forms[0] === forms[2];

/** Texts of the framework's own French package that omit the name of the resource. */
const SHORTER_IN_THE_FRENCH_PACK: readonly string[] = [
  'ra.message.delete_content',
  'ra.navigation.no_filtered_results',
  'ra.navigation.no_results',
];

test('the English notices are those of the specification, letter for letter', () => {
  expect(en.notice.session.connected).toBe('You are Connected');
  expect(en.notice.session.incorrect).toBe('Phone or Password incorrect');
  expect(en.notice.server.reload).toBe('Server Error Please Reload');
  expect(en.notice.recovery.verifyFailed).toBe('Server  Error');
  expect(en.notice.orders.trackingFetched).toBe('CommandsTo Morocco Fetched');
  expect(en.notice.trips.created).toBe('Groupe %{name} Created');
  expect([en.shell.confirm.confirm, en.shell.confirm.cancel]).toEqual(['Valider', 'Annuler']);
});
