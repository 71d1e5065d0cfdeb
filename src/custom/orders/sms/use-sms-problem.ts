import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { rejectionReason } from '../../../kit/failure/rejection-reason.ts';
import { useSmsFailure } from './use-generate-sms.ts';

/** Why the SMS of an order was not sent, in a sentence, if somebody has just tried. */
export function useSmsProblem({ id, smsToMa }: Order): string | undefined {
  const translate = useTranslate();
  const error = useSmsFailure(id);
  if (error === undefined || smsToMa) return undefined;
  return translate('orders.messages.failed', { reason: rejectionReason(error, translate) });
}
