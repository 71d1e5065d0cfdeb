import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { MAX_ATTACHMENT_BYTES } from '../../../../domain/chat/attachment-size.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import type { RefusedFile } from './use-taken-files.ts';

type Props = { faults: readonly RefusedFile[]; onForget: () => void };

/** Which files were not taken, and why. */
export function FaultList({ faults, onForget }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  if (faults.length === 0) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={onForget}>
          {translate('common.understood')}
        </Button>
      }
    >
      {faults.map(({ name, fault }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rejected files may have one name.
        <div key={at}>
          {translate(`chat.composer.fault.${fault}`, {
            name: isolated(name),
            size: formatBytes(MAX_ATTACHMENT_BYTES, locale),
          })}
        </div>
      ))}
    </Alert>
  );
}
