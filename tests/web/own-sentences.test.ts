import { describe, expect, test } from 'vitest';
import { everyone } from '../../domain/access.ts';
import { type OwnSentence, ownViolation } from '../../domain/errors.ts';
import { integer } from '../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { rowErrorReason } from '../../src/features/import/row-error-reason.ts';
import { loadMessages } from '../../src/i18n/catalogues.ts';
import { rejectionReason } from '../../src/kit/failure/rejection-reason.ts';
import { formErrors } from '../../src/kit/form/form-errors.ts';
import { CallError, errorKey } from '../../src/providers/call-error.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';

const ODD: OwnSentence = {
  en: 'A van has an even number of seats (100 %{sure}).',
  de: 'Ein Wagen hat eine gerade Zahl von Sitzen.',
  fr: 'Une camionnette a un nombre pair de places.',
  ar: 'عدد مقاعد الشاحنة زوجي.',
};
const LOCALES = ['en', 'de', 'fr', 'ar'] as const;

const vans = {
  name: 'vans',
  path: 'vans',
  fields: { seats: integer() },
  represent: (() => '') as (record: never) => string,
  rules: [
    (({ seats }: { seats?: number }) =>
      (seats ?? 0) % 2 === 0 ? {} : { seats: ownViolation(ODD) }) as (record: never) => object,
  ],
  access: { list: everyone, show: everyone, create: everyone, edit: everyone, delete: everyone },
};

const REJECTED = new CallError(409, {
  status: 'error',
  code: 'record.rejected',
  message: ODD.en,
  sentence: ODD,
});
const INVALID = new CallError(422, {
  status: 'error',
  code: 'record.invalid',
  message: 'Some fields are not valid.',
  fields: { seats: ODD.en },
  violations: { seats: { code: 'own', sentence: ODD } },
});

describe.each(LOCALES)('a clerk who reads %s gets in that language', (locale) => {
  const speaking = async () => createI18nProvider(locale, await loadMessages(locale));

  test('what a rule says of a field, before anything is sent', async () => {
    const { translate } = await speaking();
    const { seats } = formErrors(vans as never, { seats: 3 }, 'create');
    expect(translate((seats as { message: string }).message)).toBe(ODD[locale]);
  });

  test('what the server says of a field, and what a hook says of the record', async () => {
    const { translate } = await speaking();
    expect(rejectionReason(INVALID, translate)).toBe(ODD[locale]);
    expect(rejectionReason(REJECTED, translate)).toBe(ODD[locale]);
    expect(translate(errorKey(REJECTED))).toBe(ODD[locale]);
    // What react-admin itself shows of a failed call.
    expect(translate(REJECTED.message)).toBe(ODD[locale]);
  });

  test('what a rule says of a row of a table', async () => {
    const { translate } = await speaking();
    const error = { path: 'seats', ...ownViolation(ODD) };
    expect(rowErrorReason(error, { translate, definition: vans as never })).toBe(ODD[locale]);
  });
});

test.each([
  ['de', '0.00', 'Mindestens 0,00'],
  ['fr', '1500.50', 'Au moins 1\u202f500,50'],
  ['en', '0.00', 'At least 0.00'],
  ['de', 2.5, 'Mindestens 2,5'],
  ['de', '2026-11-28', 'Mindestens \u206628/11/2026\u2069'],
] as const)('in %s a limit of %s is written as people write it', async (locale, limit, text) => {
  const { translate } = createI18nProvider(locale, await loadMessages(locale));
  expect(translate('validation.tooSmall', { limit })).toBe(text);
});

test.each(LOCALES)('the example of an amount in %s is one of that language', async (locale) => {
  const { translate } = createI18nProvider(locale, await loadMessages(locale));
  const decimal = new Intl.NumberFormat(NUMBER_LOCALES[locale]).format(0.5).charAt(1);
  expect(translate('validation.notMoney')).toContain(`12${decimal}50`);
});

test('a rejection without a sentence for each language keeps the text of its code', () => {
  const half = new CallError(409, { code: 'record.rejected', sentence: { en: 'No.' } });
  expect(errorKey(half)).toBe('errors.record.rejected');
});
