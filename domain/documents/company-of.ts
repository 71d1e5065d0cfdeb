import { groupedIban } from '../company/identifiers.ts';
import { toCents } from '../money.ts';
import type { PathOf, ValuesOf } from '../records.ts';
import { settings } from '../resources/settings.ts';
import type { BankAccount, CompanyContact, CompanySettings, Logo } from './company-settings.ts';

/** The stored company, on either side of the wire; `undefined` until it has been saved. */
export type StoredCompany = Partial<ValuesOf<typeof settings.fields>> & { readonly __v?: number };

const LIMITS = settings.fields.limits.fields;

/** A limit in integer cents: the company's own, or the default if it has set none. */
const centsOf = (limits: StoredCompany['limits'], name: keyof typeof LIMITS): number =>
  toCents(limits?.[name] ?? LIMITS[name].default);

const bankOf = ({ bank }: StoredCompany): BankAccount => ({
  holder: bank?.holder ?? '',
  bank: bank?.bank ?? '',
  iban: groupedIban(bank?.iban ?? ''),
  bic: bank?.bic ?? '',
});

const contactOf = (company: StoredCompany): CompanyContact => ({
  website: company.website ?? '',
  email: company.email ?? '',
  phones: [company.phoneGermany, company.phoneMorocco].filter((phone) => phone != null),
  social: company.social ?? '',
});

/**
 * The company as documents print it, with the default limits if it has set none. Whoever prints reads
 * the logo from its file. Version `0` is a company that has not been described yet.
 */
export const companyOf = (
  company: StoredCompany = {},
  logo: Logo | null = null,
): CompanySettings => ({
  version: String(company.__v ?? 0),
  name: company.name ?? '',
  street: company.street ?? '',
  zip: company.zip ?? '',
  city: company.city ?? '',
  country: company.country ?? settings.fields.country.default,
  logo,
  taxNumber: company.taxNumber ?? '',
  vatId: company.vatId ?? '',
  registerCourt: company.registerCourt ?? '',
  registerNumber: company.registerNumber ?? '',
  directors: company.directors ?? '',
  bank: bankOf(company),
  contact: contactOf(company),
  limits: {
    compensationCents: centsOf(company.limits, 'compensation'),
    declaredValueCents: {
      A: centsOf(company.limits, 'declaredToMorocco'),
      B: centsOf(company.limits, 'declaredFromMorocco'),
    },
  },
});

/** Gross total in integer cents up to which an invoice may leave out the customer (section 33 UStDV). */
export const smallInvoiceCents = (company: StoredCompany = {}): number =>
  centsOf(company.limits, 'smallInvoice');

type CompanyPath = PathOf<typeof settings.fields>;

/**
 * The fields that an invoice needs of the company and that are still missing, by path: name, full
 * address and one of the two tax numbers (section 14 (4) UStG), and an account for transfers.
 */
export function missingCompanyFacts(company: StoredCompany = {}): readonly CompanyPath[] {
  const facts: readonly (readonly [CompanyPath, string | null | undefined])[] = [
    ['name', company.name],
    ['street', company.street],
    ['zip', company.zip],
    ['city', company.city],
    ['taxNumber', company.taxNumber || company.vatId],
    ['bank.iban', company.bank?.iban],
  ];
  return facts.flatMap(([path, value]) => (value?.trim() ? [] : [path]));
}
