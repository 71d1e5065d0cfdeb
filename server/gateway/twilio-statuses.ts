import type { RejectionReason, ReportedStatus } from '../outbox/driver.ts';

/** What Twilio calls the steps of a message; it has it from the first one on. */
const STATUSES: Readonly<Record<string, ReportedStatus>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'seen',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

export const statusOfTwilio = (status: string): ReportedStatus | undefined =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;

/** The reasons that we distinguish (Twilio, "Error and Warning Dictionary"). */
const REASONS: Readonly<Record<number, RejectionReason>> = {
  20003: 'notSetUp', // The account or its token is wrong.
  20404: 'notSetUp',
  21211: 'invalidNumber',
  21212: 'notSetUp', // The sender is no number.
  21214: 'invalidNumber',
  21217: 'invalidNumber',
  21408: 'notSetUp', // The country is not allowed in the account.
  21606: 'notSetUp', // The sender cannot send SMS.
  21610: 'optedOut',
  21612: 'invalidNumber',
  21614: 'invalidNumber', // It is no mobile number.
  21659: 'notSetUp',
  30002: 'notSetUp', // The account is suspended.
  30003: 'undelivered', // The phone is switched off or has no network.
  30004: 'refused', // The phone or its network blocks it.
  30005: 'invalidNumber',
  30006: 'invalidNumber', // A landline.
  30007: 'refused', // Filtered by the network.
  30008: 'undelivered',
  30034: 'notSetUp',
};

/** Our reason for an error of Twilio's. */
export const reasonOfTwilio = (code: number | undefined): RejectionReason =>
  REASONS[code ?? 0] ?? 'undelivered';
