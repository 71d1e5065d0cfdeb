import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { DeedFailure } from './DeedFailure.tsx';
import { useStorno } from './use-storno.ts';

type Props = { invoice: IssuedInvoice; onDone: () => void; onClose: () => void };

/**
 * Asks for the reason before an invoice is cancelled. Where it was cancelled meanwhile, there is
 * nothing left to ask: what stands behind the dialog is shown anew.
 */
export function StornoDialog({ invoice, onDone, onClose }: Props) {
  const translate = useTranslate();
  const { cancel, isCancelling, failure, isOutdated } = useStorno({ invoice, onDone });
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
      onConfirm={isOutdated ? onDone : cancel}
      onClose={isOutdated ? onDone : onClose}
      content={
        <Stack sx={{ gap: 2 }}>
          {!isOutdated && (
            <span>
              {translate('documents.issue.stornoText', {
                number: `\u2068${invoice.number}\u2069`,
              })}
            </span>
          )}
          {failure !== undefined && !isOutdated && <DeedFailure error={failure} />}
          {isOutdated && <Alert severity="info">{translate('issued.cancelledMeanwhile')}</Alert>}
        </Stack>
      }
    />
  );
}
