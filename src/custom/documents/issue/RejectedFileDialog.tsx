import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import type { RejectedDocument } from './issued-file.ts';
import { MissingInvoiceFacts } from './open-points.tsx';

type Props = { rejected: RejectedDocument; onClose: () => void };

/** Lists what an issued document lacks for an e-invoice, and how to fix it. */
export function RejectedFileDialog({ rejected: { document, facts }, onClose }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      title={translate('issued.lacking.title')}
      confirmLabel={translate('common.close')}
      onConfirm={onClose}
      onClose={onClose}
      content={
        <Stack sx={{ gap: 2 }}>
          <MissingInvoiceFacts facts={facts}>
            {translate('issued.lacking.text', { number: isolated(document.number) })}
          </MissingInvoiceFacts>
          <Typography variant="body2">{translate('issued.lacking.hint')}</Typography>
        </Stack>
      }
    />
  );
}
