import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import {
  type IssuedInvoice,
  invoiceAccess,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import { useActor } from '../../../kit/access/use-actor.ts';
import { formatLongDate } from '../../../kit/format/format-date.ts';
import { StornoDialog } from './StornoDialog.tsx';
import type { Invoicing } from './use-invoicing.ts';

type Props = {
  invoicing: Invoicing;
  onChanged: () => void;
  onShow: (invoice: IssuedInvoice) => void;
};

/** What was issued for this order: the invoice that holds, and those that were cancelled. */
export function InvoiceBanner({ invoicing: { issued, documents }, onChanged, onShow }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const [isCancelling, setCancelling] = useState(false);
  const past = documents.filter((one) => one !== issued);
  if (documents.length === 0) return null;
  const mayCancel = actor !== undefined && allows(invoiceAccess.cancel, actor);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {issued && (
        <Alert
          severity="success"
          action={
            mayCancel && (
              <Button color="inherit" size="small" onClick={() => setCancelling(true)}>
                {translate('documents.issue.storno')}
              </Button>
            )
          }
        >
          {translate('documents.issue.issued', wordsOf(issued))}
        </Alert>
      )}
      {past.map((one) => (
        <Alert
          key={one._id}
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => onShow(one)}>
              {translate('documents.actions.preview')}
            </Button>
          }
        >
          {translate(
            one.kind === 'storno' ? 'documents.issue.stornoOf' : 'documents.issue.cancelled',
            { ...wordsOf(one), reason: `\u2068${one.reason ?? ''}\u2069` },
          )}
        </Alert>
      ))}
      {issued && isCancelling && (
        <StornoDialog invoice={issued} onDone={onChanged} onClose={() => setCancelling(false)} />
      )}
    </Box>
  );
}

const wordsOf = ({ number, date }: IssuedInvoice) => ({
  number: `\u2068${number}\u2069`,
  date: `\u2066${formatLongDate(date)}\u2069`,
});
