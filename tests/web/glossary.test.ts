import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../domain/fields.ts';

const PAGE = 'docs/glossary.md';
const LANGUAGES: Record<Locale, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  ar: 'Arabic',
};

/** Issued invoices are drawn again from these texts, which therefore never change. */
const PRINTED = 'src/i18n/printed/';
const VOWEL_SIGNS = /[\u064b-\u0652]/g;
/** Modules of the domain whose exports have texts that people read. */
const DOMAIN_TEXTS = [
  'domain/people/code-texts.ts',
  'domain/messages/step-texts/step-texts.ts',
  'domain/roles/roles.ts',
] as const;

const page = readFileSync(PAGE, 'utf8');

/** The rows of the table in the section with this heading. */
function rowsOf(heading: string): string[][] {
  const section = page.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const words = (cell = ''): string[] =>
  cell
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const concepts = rowsOf('Glossary');

/** What the terms of a language must not be replaced by. */
const rejected = (locale: Locale) =>
  rowsOf(`Rejected in ${LANGUAGES[locale]}`).map(([concept = '', not, texts = '']) => ({
    concept,
    words: words(not),
    allowed: texts.split(';').map((text) => text.trim()),
  }));

/** A text without its placeholders, whose names are English. */
const bare = (text: string): string =>
  text.replaceAll(/%?\{\w+\}/g, '').replaceAll(VOWEL_SIGNS, '');

/** Arabic joins the article, 'and', 'so', 'by', 'for' and 'as' to a word, and its vowels are optional. */
const ARABIC_START = '[وف]?[بلك]?(?:ال|لل)?';

function matcher(word: string, locale: Locale): RegExp {
  const spelled = bare(word).replaceAll(' ', '\\s');
  const start = locale === 'ar' ? ARABIC_START : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${start}${spelled}(?![\\p{L}\\p{N}])`, 'iu');
}

function textsOf(value: unknown, path: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

const loaded = async (file: string): Promise<[string, string][]> => {
  const texts = textsOf(await import(/* @vite-ignore */ resolve(file)), []);
  return texts.map(([key, text]) => [`${file}: ${key}`, text]);
};

/** Every text of a language once, with one of the places where it stands. */
async function everyText(locale: Locale): Promise<[string, string][]> {
  const files = globSync(`src/i18n/**/${locale}.ts`).filter((file) => !file.startsWith(PRINTED));
  const catalogues = await Promise.all(files.map(loaded));
  const domain = await Promise.all(DOMAIN_TEXTS.map(loaded));
  const inLanguage = domain.flat().filter(([key]) => key.split('.').includes(locale));
  const places = new Map([...catalogues.flat(), ...inLanguage].map(([key, text]) => [text, key]));
  return [...places].map(([text, key]) => [key, text]);
}

test('the glossary names every concept once, in every language', () => {
  expect(concepts.length).toBeGreaterThan(20);
  expect(concepts.filter((row) => row.length !== 1 + LOCALES.length || row.includes(''))).toEqual(
    [],
  );
  const names = concepts.map(([concept]) => concept);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  const column = 1 + LOCALES.indexOf(locale);
  const terms = new Map(concepts.map((row) => [row[0], words(row[column])]));

  test('have a term for each thing that the glossary rejects another word for', () => {
    const rows = rejected(locale);
    expect(rows.filter(({ concept }) => !terms.has(concept))).toEqual([]);
    const both = rows.filter(({ concept, words: not }) =>
      not.some((word) => (terms.get(concept) ?? []).includes(word)),
    );
    expect(both).toEqual([]);
  });

  test('keep to the terms of the glossary', async () => {
    const rows = rejected(locale).map((row) => ({
      ...row,
      matchers: row.words.map((word) => ({ word, pattern: matcher(word, locale) })),
    }));
    const texts = await everyText(locale);
    expect(texts.length).toBeGreaterThan(1_000);
    const found = texts.flatMap(([key, text]) =>
      rows
        .filter(({ allowed }) => !allowed.includes(text))
        .flatMap(({ concept, matchers }) =>
          matchers
            .filter(({ pattern }) => pattern.test(bare(text)))
            .map(({ word }) => `${key}: '${word}', but ${concept} is ${terms.get(concept)}`),
        ),
    );
    expect(found).toEqual([]);
  });
});

test('a rejected word is found as a whole word only', () => {
  expect(matcher('remise', 'fr').test('Remise à domicile')).toBe(true);
  expect(matcher('remise', 'fr').test('remises en place')).toBe(false);
  expect(matcher('avis automatique', 'fr').test('l’avis\u00a0automatique')).toBe(true);
  expect(matcher('Etikett', 'de').test('Ein Versandetikett')).toBe(false);
  expect(matcher('طلب', 'ar').test('من الطلب')).toBe(true);
  expect(matcher('طلب', 'ar').test('طلبية')).toBe(false);
});
