import { sql } from 'kysely';
import type { PrintTexts } from '../../domain/company/print-texts.ts';
import type { Definition } from '../../domain/define.ts';
import { companyOf, type StoredCompany } from '../../domain/documents/company-of.ts';
import type { CompanySettings } from '../../domain/documents/company-settings.ts';
import { invoiceRulesOf } from '../../domain/documents/invoice/draft-of-order.ts';
import type { InvoiceRules } from '../../domain/documents/invoice/invoice-draft.ts';
import { printTextsOf, type StoredText } from '../../domain/documents/print-texts-of.ts';
import { settings } from '../../domain/resources/settings.ts';
import { texts } from '../../domain/resources/texts.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import { contentStore } from '../resources/content-store.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';

/** The current settings and texts of the company for its documents. */
export type PrintSettings = {
  readonly company: CompanySettings;
  /** Name of the stored picture that documents show as logo. */
  readonly logo: string | null;
  readonly texts: PrintTexts;
  readonly rules: InvoiceRules;
  readonly patterns: { readonly invoice: string; readonly storno: string };
};

async function recordsOf(
  executor: Executor,
  definition: Definition,
): Promise<readonly WireRecord[]> {
  const store = contentStore(definition);
  const { rows } = await sql<Record<string, unknown>>`
    select ${store.selection('t')} from ${sql.table(store.table)} as t
    where ${store.living('t')} order by t.created_at, t.id
  `.execute(executor);
  return rows.map(store.toRecord);
}

const PATTERNS = settings.fields;

/**
 * The settings and texts for documents of one direction. The only place of the server that reads
 * them.
 */
export async function companySettings(
  executor: Executor,
  direction: TripGroup,
): Promise<PrintSettings> {
  const [record] = await recordsOf(executor, settings);
  const stored: StoredCompany = record ?? {};
  const blocks = (await recordsOf(executor, texts)) as unknown as readonly StoredText[];
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
