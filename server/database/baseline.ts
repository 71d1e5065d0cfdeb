import { type Kysely, sql } from 'kysely';
import { schemaDifferences } from './schema-differences.ts';
import { StartError } from './start-error.ts';

/**
 * The migrations that create the schema of the first release. They replaced those of the time before
 * it, and run on an empty database only.
 */
export const BASELINE: readonly string[] = [
  '0001_records',
  '0002_people',
  '0003_orders',
  '0004_documents',
  '0005_conversations',
  '0006_messages',
  '0007_imports',
  '0008_stored_shapes',
];

/** The number after those of the former migrations, from which new ones are counted. */
export const FIRST_NEW_NUMBER = '0094';

/** Whether a migration is one of those that came after the baseline, by its number. */
export const isNew = (name: string): boolean => name >= FIRST_NEW_NUMBER;

/** The last commit with the former migrations: started once, it finishes them. */
const LAST_FORMER_VERSION = 'aa8cf252';

/** The migrations that the baseline replaced, as databases of that time have recorded them. */
const FORMER: readonly string[] = [
  '0001_foundation',
  '0003_trip_history',
  '0004_bin',
  '0005_search_form',
  '0006_discarded_files',
  '0007_order_change',
  '0008_parcels',
  '0009_invoices',
  '0010_conversations',
  '0011_bill_to',
  '0012_invoice_files',
  '0013_invoice_xml',
  '0015_archive_damages',
  '0016_daily_use',
  '0017_claimed_by',
  '0018_sign_in_waits',
  '0019_preferences',
  '0020_cheap_changes',
  '0021_live_chat',
  '0022_message_files',
  '0023_messages_to_many',
  '0024_outbox_rounds',
  '0025_phone_channels',
  '0026_campaign_files',
  '0027_notices',
  '0028_codes',
  '0029_sent_messages',
  '0030_orders_of_messages',
  '0037_imports',
  '0038_terms_of_orders',
  '0039_session_devices',
  '0040_current_contents',
  '0041_paid_and_buyer_tax',
  '0045_customs_of_orders',
  '0052_stored_shapes',
  '0057_attempts_in_the_trail',
  '0060_content_change',
  '0063_search_form_of_contents',
  '0068_daily_bytes',
  '0069_rejected_events',
  '0070_sign_in_attempts',
  '0073_content_writers',
  '0074_destination_of_orders',
  '0075_tax_abroad',
  '0076_passage_of_trips',
  '0077_roles_are_declared',
  '0078_first_shapes',
  '0091_stages_are_declared',
  '0092_kinds_of_messages_are_declared',
  '0093_channels_are_declared',
];

const ADVICE = 'docs/upgrading.md says more. Nothing was changed.';

/**
 * Whether a database has run the former migrations, all of them and nothing else, by the names that
 * it has recorded. Throws a `StartError` if this version cannot go on from what it has run.
 */
export function isFormerDatabase(run: readonly string[], known: readonly string[]): boolean {
  const former = FORMER.filter((name) => run.includes(name));
  const unknown = run.filter((name) => !FORMER.includes(name) && !known.includes(name));
  const isOnlyFormer = former.length === run.length;
  if (former.length === 0 && unknown.length === 0) return false;
  if (isOnlyFormer && former.length === FORMER.length) return true;
  if (isOnlyFormer) {
    throw new StartError(
      `This database has run ${former.length} of the ${FORMER.length} migrations of the time before the first release, up to ${former.at(-1)}. Start it once with the version of commit ${LAST_FORMER_VERSION}, which runs the others, and then start this version. ${ADVICE}`,
    );
  }
  const newest = known.toSorted().at(-1) ?? '';
  if (former.length === 0 && unknown.every((name) => name > newest && isNew(name))) {
    throw new StartError(
      `This database was migrated by a newer version: it has run ${unknown.join(', ')}. Start that version or a newer one, or restore a backup from before the upgrade. ${ADVICE}`,
    );
  }
  const strange = former.length > 0 ? run.filter((name) => !FORMER.includes(name)) : unknown;
  throw new StartError(
    `This database has run migrations that do not belong to this version: ${strange.join(', ')}. Start the version that ran them, or restore a backup. ${ADVICE}`,
  );
}

/**
 * Records for a former database that it has run the baseline. None of its data is touched. Throws a
 * `StartError` if its schema is not what the baseline, given as SQL, creates.
 */
export async function adoptBaseline<DB>(
  transaction: Kysely<DB>,
  baseline: readonly string[],
): Promise<void> {
  const differences = await schemaDifferences(transaction, baseline);
  if (differences.length > 0) {
    throw new StartError(
      [
        'This database has run all migrations of the time before the first release, but its schema is not what they create:',
        ...differences.map((difference) => `- ${difference}`),
        `Undo what was changed by hand, and start again. ${ADVICE}`,
      ].join('\n'),
    );
  }
  const at = new Date().toISOString();
  await sql`delete from kysely_migration`.execute(transaction);
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, ${at} from unnest(${[...BASELINE]}::text[]) as name
  `.execute(transaction);
}
