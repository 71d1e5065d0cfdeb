import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import { E_INVOICES } from '../../../../domain/documents/file-names.ts';
import {
  type IssuedInvoice,
  invoiceAccess,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { formatLongDate } from '../../../kit/format/dates.ts';
import type { FilePurpose } from '../printing/use-document-file.ts';
import { type IssuedFiles, useIssuedFile } from './issued-file.ts';
import { PaidNote } from './PaidNote.tsx';
import { RejectedFileDialog } from './RejectedFileDialog.tsx';
import { StornoDialog } from './StornoDialog.tsx';
import type { Invoicing } from './use-invoicing.ts';

type Props = {
  invoicing: Invoicing;
  onChanged: () => void;
  /** Generates the file of a document other than the one in the editor. */
  onStart: (purpose: FilePurpose, document: IssuedInvoice) => void;
};

/** The actions of the bar below the editor, offered for each earlier document. */
const PURPOSES: readonly FilePurpose[] = ['preview', 'send', 'download'];

/** The documents issued for this order: the valid invoice, and the cancelled ones. */
export function InvoiceBanner({ invoicing: { issued, documents }, onChanged, onStart }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const files = useIssuedFile();
  const [isCancelling, setCancelling] = useState(false);
  const past = documents.filter((one) => one !== issued);
  if (documents.length === 0) return null;
  const mayCancel = actor !== undefined && allows(invoiceAccess.cancel, actor);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {issued && (
        <IssuedAlert
          document={issued}
          files={files}
          undo={
            mayCancel && (
              <DocumentButton
                action={translate('documents.issue.storno')}
                document={issued}
                onPress={() => setCancelling(true)}
              />
            )
          }
        />
      )}
      {past.map((one) => (
        <IssuedAlert key={one._id} document={one} files={files}>
          {PURPOSES.map((purpose) => (
            <DocumentButton
              key={purpose}
              action={translate(`documents.actions.${purpose}`)}
              document={one}
              onPress={() => onStart(purpose, one)}
            />
          ))}
        </IssuedAlert>
      ))}
      {issued && isCancelling && (
        <StornoDialog invoice={issued} onDone={onChanged} onClose={() => setCancelling(false)} />
      )}
      {files.rejected && (
        <RejectedFileDialog rejected={files.rejected} onClose={files.closeRejected} />
      )}
    </Box>
  );
}

type IssuedAlertProps = {
  document: IssuedInvoice;
  files: IssuedFiles;
  /** Further actions, placed before the e-invoices. */
  children?: ReactNode;
  /** The cancel action; placed apart at the end. */
  undo?: ReactNode;
};

/** One issued document: what it is, and its files. */
function IssuedAlert({ document, files, children, undo }: IssuedAlertProps) {
  const translate = useTranslate();
  const { kind, status } = document;
  const holds = kind === 'invoice' && status === 'issued';
  const texts = holds ? 'issued' : kind === 'storno' ? 'stornoOf' : 'cancelled';
  return (
    <Alert severity={holds ? 'success' : 'info'} sx={WHOLE}>
      {translate(`documents.issue.${texts}`, textsOf(document))}
      {document.paid && (
        <Box sx={{ fontWeight: 600 }}>
          <PaidNote document={document} />
        </Box>
      )}
      <Box role="group" aria-label={isolated(document.number)} sx={BUTTONS}>
        {children}
        <EInvoiceButtons document={document} files={files} />
        {undo && <Box sx={{ flex: 1, textAlign: 'end' }}>{undo}</Box>}
      </Box>
    </Alert>
  );
}

/** MUI would let the text scroll, also by the little that the buttons stand out to the side. */
const WHOLE = { '& .MuiAlert-message': { flex: 1, minWidth: 0, overflow: 'visible' } } as const;

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, mx: -0.75 } as const;

const textsOf = ({ number, date, reason }: IssuedInvoice) => ({
  number: isolated(number),
  date: isolated(formatLongDate(date), 'ltr'),
  reason: isolated(reason ?? ''),
});

type EInvoiceButtonsProps = { document: IssuedInvoice; files: IssuedFiles };

/** 'Factur-X PDF' and 'XML' of an issued document, for business customers. */
function EInvoiceButtons({ document, files }: EInvoiceButtonsProps) {
  const translate = useTranslate();
  return E_INVOICES.map((form) => (
    <DocumentButton
      key={form}
      action={translate(`issued.files.${form}`)}
      document={document}
      isUnderWay={files.isTaking(document, form)}
      onPress={() => files.take(document, form)}
    />
  ));
}

type DocumentButtonProps = {
  action: string;
  document: Pick<IssuedInvoice, 'number'>;
  isUnderWay?: boolean;
  onPress: () => void;
};

/** A button whose accessible name includes its document: there may be several on the page. */
function DocumentButton({ action, document, isUnderWay = false, onPress }: DocumentButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      size="small"
      loading={isUnderWay}
      aria-label={translate('issued.of', { action, number: isolated(document.number) })}
      onClick={onPress}
    >
      {action}
    </Button>
  );
}
