import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { isolated } from '../../../i18n/languages.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { missingCharacters } from '../../../pdf/text/printable.ts';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { failureOf } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { ActionFailure } from './open-points.tsx';

type Props = { invoice: IssuedInvoice; onDone: () => void; onClose: () => void };

/**
 * Requests the reason before an invoice is cancelled. If it was cancelled in the meantime, there is
 * nothing left to confirm: the page behind the dialog is reloaded.
 */
export function StornoDialog({ invoice, onDone, onClose }: Props) {
  const translate = useTranslate();
  const [unprintable, setUnprintable] = useState<readonly string[]>([]);
  const { cancel, isCancelling, failure, isOutdated } = useStorno({ invoice, onDone });
  /** The printed reason can never be changed: no character of it may be lost. */
  const cancelFor = (reason: string) => {
    const lost = missingCharacters(reason);
    setUnprintable(lost);
    if (lost.length === 0) cancel(reason);
  };
  return (
    <ConfirmDialog
      open
      danger={!isOutdated}
      busy={isCancelling}
      title={translate('documents.issue.stornoTitle')}
      confirmLabel={translate(isOutdated ? 'issued.conflict.look' : 'documents.issue.storno')}
      {...(!isOutdated && {
        textField: { label: translate('documents.issue.reason'), required: true },
      })}
      onConfirm={isOutdated ? onDone : cancelFor}
      onClose={isOutdated ? onDone : onClose}
      content={
        <Stack sx={{ gap: 2 }}>
          {!isOutdated && (
            <span>
              {translate('documents.issue.stornoText', {
                number: isolated(invoice.number),
              })}
            </span>
          )}
          {unprintable.length > 0 && (
            <Alert severity="warning">
              {translate('issued.unprintable.title')} <bdi>{unprintable.join(' ')}</bdi>
            </Alert>
          )}
          {failure !== undefined && !isOutdated && <ActionFailure error={failure} />}
          {isOutdated && <Alert severity="info">{translate('issued.cancelledMeanwhile')}</Alert>}
        </Stack>
      }
    />
  );
}

type Options = { invoice: Pick<IssuedInvoice, '_id'>; onDone: () => void };

/** Another user was faster: the invoice, or its order, has changed since it was displayed. */
const OUTDATED: readonly string[] = ['invoice.cancelled', 'record.stale'];

/** Cancels an invoice by a Storno. */
function useStorno({ invoice, onDone }: Options) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => provider.cancelInvoice(invoice._id, reason),
    onSuccess: ({ number }) => {
      toast('documents.issue.stornoDone', {
        type: 'success',
        args: { number: isolated(number) },
      });
      onDone();
    },
    // The order has lost its number, and the lists have one more document.
    onSettled: () =>
      client.invalidateQueries({
        predicate: (query) => isOfOrders(query) || query.queryKey[0] === 'invoices',
      }),
  });
  return {
    cancel: mutate,
    isCancelling: isPending,
    failure: error ?? undefined,
    isOutdated: error !== null && OUTDATED.includes(failureOf(error).code),
  };
}
