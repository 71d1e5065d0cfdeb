import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import {
  type IssuedInvoice,
  invoiceAccess,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import type { FilePurpose } from '../use-document-file.ts';
import { DocumentDeed } from './DocumentDeed.tsx';
import { IssuedAlert } from './IssuedAlert.tsx';
import { RefusedFileDialog } from './RefusedFileDialog.tsx';
import { StornoDialog } from './StornoDialog.tsx';
import type { Invoicing } from './use-invoicing.ts';
import { useIssuedFile } from './use-issued-file.ts';

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
              <DocumentDeed
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
            <DocumentDeed
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
      {files.refused && <RefusedFileDialog refused={files.refused} onClose={files.closeRefused} />}
    </Box>
  );
}
