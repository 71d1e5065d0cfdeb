import type { NoticeKey } from '../../../kit/notices/use-notice.tsx';
import type { BulkVerb } from '../stages.ts';

/** The notice after a complete success (specification 8). */
export function noticeOf(verb: BulkVerb): NoticeKey {
  switch (verb) {
    case 'delete':
      return 'orders.deleted';
    case 'deleteBill':
      return 'bills.deleted';
    case 'deleteDeclaration':
      return 'declarations.deleted';
    case 'deleteTicket':
      return 'tickets.deleted';
    case 'restore':
      return 'bin.restored';
    case 'erase':
      return 'bin.erased';
    case 'verify':
      return 'orders.verified';
    case 'withdrawVerification':
      return 'bulk.verificationWithdrawn';
    case 'sendToWarehouse':
    case 'sendToTracking':
    case 'returnToValidation':
    case 'returnToWarehouse':
      return 'orders.switched';
    default:
      return verb satisfies never;
  }
}
