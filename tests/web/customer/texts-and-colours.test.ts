import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../domain/fields.ts';
import { whenOf } from '../../../src/customer/appointments/appointment-texts.ts';
import { formatBytes, formatTime } from '../../../src/customer/language/formats.ts';
import { plural } from '../../../src/customer/language/language.ts';
import {
  formatDate,
  formatDays,
  formatMoney,
  formatWeight,
} from '../../../src/customer/language/office-formats.ts';
import { loadCustomerTexts } from '../../../src/i18n/customer/catalogues.ts';
import { customer as english } from '../../../src/i18n/customer/en.ts';
import { own } from '../../../src/i18n/customer/own/ar.ts';
import { formatNumber, formatMoney as officeMoney } from '../../../src/kit/format/numbers.ts';
import { type ColourScheme, dark, light } from '../../../src/theme/palettes.ts';

const TOKENS = readFileSync(
  join(import.meta.dirname, '../../../src/customer/style/tokens.css'),
  'utf8',
);
const [day = '', night = ''] = TOKENS.split('@media (prefers-color-scheme: dark)');

const coloursIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );

/** The colours of the theme by the names that the page gives them. */
const named = ({
  primary,
  success,
  warning,
  error,
  info,
  navigation,
  ...scheme
}: ColourScheme) => ({
  page: scheme.page,
  surface: scheme.surface,
  hover: scheme.hover,
  line: scheme.line,
  edge: scheme.edge,
  text: scheme.text,
  muted: scheme.mutedText,
  primary: primary.main,
  'primary-strong': primary.strong,
  'primary-on': primary.on,
  'primary-faint': primary.faint,
  'primary-ink': primary.ink,
  success: success.main,
  'success-faint': success.faint,
  'success-ink': success.ink,
  'warning-faint': warning.faint,
  'warning-ink': warning.ink,
  error: error.main,
  'error-on': error.on,
  'error-faint': error.faint,
  'error-ink': error.ink,
  'info-faint': info.faint,
  'info-ink': info.ink,
  sea: navigation.ground,
  'sea-text': navigation.text,
  'sea-strong': navigation.selectedText,
});

test('a customer sees the colours of the product, by day and by night', () => {
  expect(coloursIn(day)).toEqual(named(light));
  expect(coloursIn(night)).toEqual(named(dark));
});

type Tree = { readonly [name: string]: string | Tree };

const gapsOf = (text: string): readonly string[] =>
  [...text.matchAll(/%\{\w+\}/g)].map(String).toSorted();
const formsOf = (text: string): readonly string[] => text.split(' |||| ');

/** Each text with its path; of the forms of a plural, the last one. */
function leaves(tree: Tree, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, formsOf(value).at(-1) ?? ''] as const]
      : leaves(value, `${path}${name}.`),
  );
}

const textsOf = (tree: Tree): readonly string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

const PLURAL_FORMS: Record<Locale, number> = { en: 2, de: 2, fr: 2, ar: 6 };

/** A plural as the back office reads it. */
const asInOffice = (text: string, count: number, locale: Locale): string =>
  polyglotI18nProvider(() => ({ text }) as never, locale).translate('text', { smart_count: count });

describe.each(LOCALES)('in %s, a customer', (locale) => {
  test('misses no text and no value in one', async () => {
    const texts = (await loadCustomerTexts(locale)) as unknown as Tree;
    const expected = leaves(english as unknown as Tree).map(([path, text]) => [path, gapsOf(text)]);
    expect(leaves(texts).map(([path, text]) => [path, gapsOf(text)])).toEqual(expected);
    for (const [, text] of leaves(texts)) expect(text.trim()).toBe(text);
  });

  test('reads every number in the form of the language, like the office', async () => {
    const texts = (await loadCustomerTexts(locale)) as unknown as Tree;
    const plurals = textsOf(texts).filter((text) => text.includes('||||'));
    expect(plurals.length).toBeGreaterThan(0);
    for (const text of plurals) {
      expect(formsOf(text)).toHaveLength(PLURAL_FORMS[locale]);
      for (const count of [0, 1, 2, 3, 11, 100, 103]) {
        expect(plural(text, count, locale)).toBe(asInOffice(text, count, locale));
      }
    }
  });
});

test('a customer reads sizes and counts in their language', () => {
  expect(formatBytes(50_000_000, 'en')).toBe('50 MB');
  expect(formatBytes(1500, 'de')).toBe('1,5 kB');
  const parcels =
    'بلا طرود |||| طرد واحد |||| طردان |||| %{smart_count} طرود |||| %{smart_count} طردًا |||| %{smart_count} طرد';
  expect(plural(parcels, 3, 'ar')).toBe('3 طرود');
  expect(plural(parcels, 1, 'ar')).toBe('طرد واحد');
});

test('an Arabic customer reads days, times and amounts as Morocco writes them', () => {
  expect(formatDate('2026-08-05', 'ar')).toBe('5 غشت 2026');
  expect(formatDays('2026-07-02', '2026-11-09', 'ar')).toBe('2 يوليوز – 9 نونبر 2026');
  expect(formatTime(new Date(2026, 4, 5, 15, 4).toISOString(), 'ar')).toBe('15:04');
  expect(formatMoney('1234.50', 'ar')).toContain('1.234,50');
  expect(formatWeight(1234.5, 'ar')).toBe('1.234,5\u00a0kg');
});

test.each(LOCALES)(
  'in %s, a customer reads money and weights as the office writes them',
  (locale) => {
    expect(formatMoney('1234.5', locale)).toBe(officeMoney('1234.5', locale));
    expect(formatWeight(1234.567, locale)).toBe(formatNumber(1234.567, locale, 'kg'));
  },
);

test('a customer reads the day that the clock in the office shows', () => {
  expect(formatDate('2026-12-31T23:30:00Z', 'de')).toBe('1. Januar 2027');
});

test('an Arabic customer reads an appointment by the Moroccan name of its month', () => {
  const slot = {
    id: 'a1',
    kind: 'dropOff',
    start: '2099-05-06T08:00:00.000Z',
    end: '2099-05-06T13:30:00.000Z',
    city: 'Bremen',
    address: 'Lagerhof 1',
    left: 2,
  } as const;
  const { date, time } = whenOf(slot, { texts: own, locale: 'ar' });
  expect(date).toContain('6 ماي');
  expect(time).toContain('من 10:00 إلى 15:30');
});
