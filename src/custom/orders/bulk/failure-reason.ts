import type { ErrorCode } from '../../../../domain/errors.ts';
import type { MessageKey } from '../../../i18n/en.ts';
import { failureOf, isUnanswered } from '../../../providers/http-error.ts';
import type { BulkVerb } from '../stages.ts';

/** Why an order was not changed, as the report distinguishes it. */
export type FailureReason =
  | { kind: 'moved' | 'gone' | 'unreachable' }
  | { kind: 'refused'; code: ErrorCode };

/** Translates a failed call into a reason for the user. */
export function failureReason(error: unknown): FailureReason {
  if (isUnanswered(error)) return { kind: 'unreachable' };
  const { code } = failureOf(error);
  if (code === 'transition.forbidden' || code === 'record.stale') return { kind: 'moved' };
  return code === 'record.notFound' ? { kind: 'gone' } : { kind: 'refused', code };
}

/** The text of a reason. An order missing from the bin was restored, or deleted for good. */
export function reasonKey(reason: FailureReason, verb: BulkVerb): MessageKey {
  if (reason.kind === 'refused') return `errors.${reason.code}`;
  const isOfBin = verb === 'restore' || verb === 'erase';
  return reason.kind === 'gone' && isOfBin
    ? 'orders.run.notInBin'
    : `orders.bulk.reasons.${reason.kind}`;
}

/** Whether the order has left the list and so cannot stay selected. */
export const hasLeft = ({ kind }: FailureReason): boolean => kind === 'moved' || kind === 'gone';
