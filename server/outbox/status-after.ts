import type { DeliveryStatus } from '../../domain/messages/campaign-values.ts';
import type { ReportedStatus } from './driver.ts';

/** Which of two reports says more. A message that failed was sent before, and may yet arrive. */
const RANK: Readonly<Record<ReportedStatus, number>> = {
  sent: 1,
  failed: 2,
  delivered: 3,
  seen: 4,
};

const isReportable = (status: DeliveryStatus): status is ReportedStatus => status in RANK;

type CurrentStatus = {
  readonly status: DeliveryStatus;
  /** Whether its provider has reported it, and not only we. */
  readonly isReported: boolean;
};

/**
 * What a message is after a report, or nothing if it says nothing new. Reports count by what they
 * say, not by when they come: in any order, however often, they lead to the same status.
 */
export function statusAfter(
  { status, isReported }: CurrentStatus,
  report: ReportedStatus,
): ReportedStatus | undefined {
  if (status === 'skipped') return undefined;
  // It is to be sent again, so an earlier failure is known.
  if (status === 'queued' && report === 'failed') return undefined;
  if (isReported && isReportable(status) && RANK[status] >= RANK[report]) return undefined;
  // We have given it to the provider, which is as much as this report says.
  return report;
}
