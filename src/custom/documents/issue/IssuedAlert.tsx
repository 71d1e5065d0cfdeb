import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { formatLongDate } from '../../../kit/format/dates.ts';
import { EInvoiceButtons } from './EInvoiceButtons.tsx';
import type { IssuedFiles } from './use-issued-file.ts';

type Props = {
  document: IssuedInvoice;
  files: IssuedFiles;
  /** Further actions, placed before the e-invoices. */
  children?: ReactNode;
  /** The cancel action; placed apart at the end. */
  undo?: ReactNode;
};

/** One issued document: what it is, and its files. */
export function IssuedAlert({ document, files, children, undo }: Props) {
  const translate = useTranslate();
  const { kind, status } = document;
  const holds = kind === 'invoice' && status === 'issued';
  const words = holds ? 'issued' : kind === 'storno' ? 'stornoOf' : 'cancelled';
  return (
    <Alert severity={holds ? 'success' : 'info'} sx={WHOLE}>
      {translate(`documents.issue.${words}`, wordsOf(document))}
      <Box role="group" aria-label={`\u2068${document.number}\u2069`} sx={BUTTONS}>
        {children}
        <EInvoiceButtons document={document} files={files} />
        {undo && <Box sx={{ flex: 1, textAlign: 'end' }}>{undo}</Box>}
      </Box>
    </Alert>
  );
}

/** MUI would let the words scroll, also by the little that the buttons stand out to the side. */
const WHOLE = { '& .MuiAlert-message': { flex: 1, minWidth: 0, overflow: 'visible' } } as const;

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, mx: -0.75 } as const;

const wordsOf = ({ number, date, reason }: IssuedInvoice) => ({
  number: `\u2068${number}\u2069`,
  date: `\u2066${formatLongDate(date)}\u2069`,
  reason: `\u2068${reason ?? ''}\u2069`,
});
