import type { DeliveryStatus } from '../../domain/messages/campaign-values.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { RejectionReason, ReportedStatus } from './driver.ts';
import { lookForAnotherWay } from './look-for-another-way.ts';
import { partsOfKey } from './message-key.ts';
import { notifySendings } from './notify-sendings.ts';
import { statusAfter } from './status-after.ts';

/** What a provider says about a message: by the key that it was given, or by its own id. */
export type Report = {
  /** The name of the driver. */
  readonly driver: string;
  /** The key that the driver gave it: `OutgoingMessage.key`. */
  readonly id?: string | undefined;
  readonly providerId?: string | undefined;
  readonly status: ReportedStatus;
  readonly reason?: RejectionReason | undefined;
  readonly detail?: string | undefined;
  readonly at: Date;
};

/**
 * Records what a provider says about a message. A repetition changes nothing, and nothing ever
 * sets a status back. `notFound` is a message that this driver has not sent, or whose own id is
 * not known yet.
 */
export async function recordReport(
  report: Report,
  context: WriteContext<Author>,
): Promise<'changed' | 'unchanged' | 'notFound'> {
  const row = await reportedRow(report, context);
  if (!row) return 'notFound';
  const status = statusAfter(
    { status: row.status as DeliveryStatus, isReported: row.reported_at !== null },
    report.status,
  );
  if (!status) return 'unchanged';
  const { at } = report;
  const arrived = status === 'delivered' || status === 'seen';
  const failed = status === 'failed';
  await context.transaction
    .updateTable('outbox')
    .set((is) => ({
      status,
      reason: failed ? (report.reason ?? 'undelivered') : null,
      detail: failed ? (report.detail ?? null) : null,
      provider_id: row.provider_id ?? report.providerId ?? null,
      sent_at: failed ? row.sent_at : (row.sent_at ?? at),
      delivered_at: arrived ? (row.delivered_at ?? at) : row.delivered_at,
      seen_at: status === 'seen' ? at : row.seen_at,
      secret: null,
      not_before: null,
      reported_at: context.now,
      updated_at: context.now,
      version: is('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
  await notifySendings([row.id], context);
  if (failed) await lookForAnotherWay(row, context);
  return 'changed';
}

/** The row that a report is about, locked. */
async function reportedRow(
  { driver, id, providerId }: Report,
  { transaction }: WriteContext<Author>,
) {
  const key = id === undefined ? undefined : partsOfKey(id);
  if (!key && providerId === undefined) return undefined;
  const rows = transaction
    .selectFrom('outbox')
    .selectAll()
    .where('driver', '=', driver)
    .forUpdate();
  return key
    ? await rows.where('id', '=', key.id).where('round', '=', key.round).executeTakeFirst()
    : await rows.where('provider_id', '=', providerId ?? '').executeTakeFirst();
}
