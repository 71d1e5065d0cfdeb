import type { PrintTexts } from '../../domain/company/print-texts.ts';
import { companyOf, type StoredCompany } from '../../domain/documents/company-of.ts';
import type { CompanySettings } from '../../domain/documents/company-settings.ts';
import { invoiceRulesOf } from '../../domain/documents/invoice/draft-of-order.ts';
import type { InvoiceRules } from '../../domain/documents/invoice/invoice-draft.ts';
import { printTextsOf, type StoredText } from '../../domain/documents/print-texts-of.ts';
import { settings } from '../../domain/resources/settings.ts';
import { texts } from '../../domain/resources/texts.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { Executor } from '../resources/storage.ts';

/** The current settings and texts of the company for its documents. */
export type PrintSettings = {
  readonly company: CompanySettings;
  /** Name of the stored picture that documents show as logo. */
  readonly logo: string | null;
  readonly texts: PrintTexts;
  readonly rules: InvoiceRules;
  readonly patterns: { readonly invoice: string; readonly storno: string };
};

const PATTERNS = settings.fields;

/**
 * The settings and texts for documents of one direction. The only place of the server that reads
 * them.
 */
export async function companySettings(
  executor: Executor,
  direction: TripGroup,
): Promise<PrintSettings> {
  const [record] = await contentRecords(executor, settings);
  const stored: StoredCompany = record ?? {};
  const blocks = (await contentRecords(executor, texts)) as unknown as readonly StoredText[];
  const rules = invoiceRulesOf(stored, blocks, direction);
  return {
    company: companyOf(stored),
    logo: stored.logo || null,
    texts: printTextsOf(blocks, { direction, taxMode: rules.taxMode }),
    rules,
    patterns: {
      invoice: stored.invoicePattern ?? PATTERNS.invoicePattern.default,
      storno: stored.stornoPattern ?? PATTERNS.stornoPattern.default,
    },
  };
}
