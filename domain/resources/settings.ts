import { admin, nobody, staff } from '../access.ts';
import {
  DELIVERED_COLLECTIVE,
  DELIVERED_PROHIBITED,
  DELIVERED_PROHIBITED_INTO_EU,
} from '../company/delivered-terms.ts';
import { hasVatCountry, isIban, isVatId } from '../company/identifiers.ts';
import { isNumberPattern } from '../company/number-pattern.ts';
import { defineResource, reference } from '../define.ts';
import type { FieldErrors } from '../errors.ts';
import {
  boolean,
  choice,
  decimal,
  email,
  group,
  image,
  integer,
  money,
  multiline,
  phone,
  text,
  url,
} from '../fields.ts';
import { PRICES, type PriceName } from '../messages/channels.ts';
import { CODES_OF_HOUSE } from '../people/code-limits.ts';
import type { RecordOf } from '../records.ts';
import { RETENTION_BOUNDS } from '../retained-kinds.ts';
import { templates } from './templates.ts';

const VAT_ID = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

type Typed = string | null | undefined;

/** A bank account on documents must be valid: its check digits catch typing errors. */
export function bankIsRight({ bank }: { bank?: { iban?: Typed; bic?: Typed } }): FieldErrors {
  return {
    ...(bank?.iban && !isIban(bank.iban) ? { 'bank.iban': { code: 'notAnIban' } } : {}),
    ...(bank?.bic && !BIC.test(bank.bic) ? { 'bank.bic': { code: 'pattern' } } : {}),
  };
}

/**
 * A VAT number begins with its country code and holds no blanks. One of the European Union has the
 * form and the check digits of its country: every invoice prints it.
 */
export function vatIdIsRight({ vatId }: { vatId?: Typed }): FieldErrors {
  if (!vatId) return {};
  if (!VAT_ID.test(vatId)) return { vatId: { code: 'pattern' } };
  return hasVatCountry(vatId) && !isVatId(vatId) ? { vatId: { code: 'notAVatId' } } : {};
}

type Patterns = { invoicePattern?: Typed; stornoPattern?: Typed };

/** Each kind of document is counted separately, so two patterns must never give the same number. */
export function patternsAreRight(patterns: Patterns): FieldErrors {
  const wrong = (['invoicePattern', 'stornoPattern'] as const).filter((name) => {
    const pattern = patterns[name];
    return pattern && !isNumberPattern(pattern);
  });
  if (wrong.length > 0) {
    return Object.fromEntries(wrong.map((name) => [name, { code: 'notANumberPattern' }]));
  }
  return patterns.invoicePattern && patterns.invoicePattern === patterns.stornoPattern
    ? { stornoPattern: { code: 'duplicate' } }
    : {};
}

const price = (cents: number) => decimal({ min: 0, max: 100, unit: 'cents', default: cents });

/** What a segment of an SMS, or a message of another channel, costs in cents. */
const priceFields = Object.fromEntries(
  PRICES.map(({ name, cents }) => [name, price(cents)]),
) as Readonly<Record<PriceName, ReturnType<typeof price>>>;

/**
 * What documents state about the carrier, and the limits it promises: one record, with its revisions.
 */
export const settings = defineResource({
  name: 'settings',
  fields: {
    name: text({ required: true, max: 120, search: true }),
    logo: image(),
    street: text({ max: 120 }),
    zip: text({ max: 12 }),
    city: text({ max: 80 }),
    country: choice(['DE', 'MA', 'FR', 'ES', 'BE', 'NL'], { default: 'DE' }),
    taxMode: choice(['regular', 'smallBusiness'], { default: 'regular' }),
    taxNumber: text({ max: 30 }),
    vatId: text({ max: 14 }),
    /** What a letter of a registered company says (section 35a GmbHG, section 125a HGB). */
    registerCourt: text({ max: 80 }),
    registerNumber: text({ max: 40 }),
    directors: text({ max: 200 }),
    bank: group({
      holder: text({ max: 70 }),
      bank: text({ max: 70 }),
      iban: text({ max: 42 }),
      bic: text({ max: 11 }),
    }),
    paymentDays: integer({ min: 0, max: 90, default: 14 }),
    website: url({ max: 120 }),
    email: email({ max: 120 }),
    phoneGermany: phone(),
    phoneMorocco: phone(),
    social: text({ max: 80 }),
    invoicePattern: text({ max: 40, default: 'RE-{year}-{number:6}' }),
    stornoPattern: text({ max: 40, default: 'ST-{year}-{number:6}' }),
    limits: group({
      compensation: money({ min: 0, max: 100_000_00, default: '100.00' }),
      declaredToMorocco: money({ min: 0, max: 100_000_00, default: '200.00' }),
      declaredFromMorocco: money({ min: 0, max: 100_000_00, default: '45.00' }),
      smallInvoice: money({ min: 0, max: 100_000_00, default: '250.00' }),
    }),
    /** What the country of destination lets in free between private persons (decision 95). */
    dutyFree: group({
      /** Gifts without commercial character, in dirhams. */
      toMorocco: decimal({ min: 0, max: 1_000_000, unit: 'MAD', default: 1_250 }),
      dirhamsPerEuro: decimal({ min: 0.01, max: 1_000, unit: 'MAD', default: 10.8 }),
      toMoroccoSource: text({
        max: 200,
        default: 'ADII, envois sans caractère commercial : 1 250 MAD',
      }),
      /** Consignments from one private individual to another. */
      fromMorocco: money({ min: 0, max: 100_000_00, default: '45.00' }),
      fromMoroccoSource: text({ max: 200, default: 'VO (EG) Nr. 1186/2009, Art. 25–27' }),
    }),
    checks: group({
      collective: multiline({ max: 8_000, default: DELIVERED_COLLECTIVE }),
      prohibited: multiline({ max: 8_000, default: DELIVERED_PROHIBITED }),
      prohibitedIntoEu: multiline({ max: 8_000, default: DELIVERED_PROHIBITED_INTO_EU }),
    }),
    messages: group({
      /** Nothing is sent by itself in these hours of the recipient's country: `HH:MM`. */
      quietFrom: text({ max: 5, pattern: TIME, default: '21:00' }),
      quietUntil: text({ max: 5, pattern: TIME, default: '08:00' }),
      /** So many minutes pass before a notice is sent, in which a wrong click can be taken back. */
      noticeDelay: integer({ min: 0, max: 120, default: 2 }),
      /** What reminds customers of an appointment on the day before; without it, nothing does. */
      reminderTemplate: reference(templates, { embed: ['title'] }),
      /** What notifies customers that the time or the place of their appointment has changed. */
      movedTemplate: reference(templates, { embed: ['title'] }),
      ...priceFields,
    }),
    /** Codes for a new password and for signing in, which anybody can ask for at our cost. */
    codes: group({
      /** Whether they are sent at all. */
      sending: boolean({ default: true }),
      /** How many are sent in a day to devices that are not known. */
      perDay: integer({ min: 10, max: 100_000, default: CODES_OF_HOUSE }),
      /** How an administrator gets a new password: by a code, or from another administrator. */
      adminRecovery: choice(['code', 'administrator'], { default: 'code' }),
    }),
    /**
     * How long after its end something is removed by itself. Without a number it is kept, or as long as
     * the default says (domain/retained-kinds.ts).
     */
    retention: group({
      /** The pictures of ID cards, after the trip. */
      identityDays: integer(RETENTION_BOUNDS.identityDays),
      /** Messages of conversations, with their files. */
      messageMonths: integer(RETENTION_BOUNDS.messageMonths),
      /** Whom and what SMS and other messages that were sent went to, and what they said. */
      sentMonths: integer(RETENTION_BOUNDS.sentMonths),
      /** Customers of whom nothing was heard any more: erasing them takes their letters along. */
      customerYears: integer(RETENTION_BOUNDS.customerYears),
      /** The rows of imported tables. */
      importDays: integer(RETENTION_BOUNDS.importDays),
      /** Deleted orders in the bin. */
      binDays: integer(RETENTION_BOUNDS.binDays),
    }),
  },
  represent: (company) => company.name,
  rules: [bankIsRight, vatIdIsRight, patternsAreRight],
  access: { list: staff, show: staff, create: admin, edit: admin, delete: nobody },
});

export type Settings = RecordOf<typeof settings>;
