import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { MAX_ATTACHMENT_BYTES } from '../../../../domain/chat/attachment-size.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import type { RejectedFile } from './use-taken-files.ts';

type Props = { errors: readonly RejectedFile[]; onForget: () => void };

/** Which files were not taken, and why. */
export function FileErrorList({ errors, onForget }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  if (errors.length === 0) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={onForget}>
          {translate('common.understood')}
        </Button>
      }
    >
      {errors.map(({ name, error }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rejected files may have one name.
        <div key={at}>
          {translate(`chat.composer.errors.${error}`, {
            name: isolated(name),
            size: formatBytes(MAX_ATTACHMENT_BYTES, locale),
          })}
        </div>
      ))}
    </Alert>
  );
}
