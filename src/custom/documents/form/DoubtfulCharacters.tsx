import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import type { DoubtfulFile, MadeFile } from '../use-document-file.ts';

type Props = {
  file: DoubtfulFile | undefined;
  onAnyway: (purpose: 'send' | 'download', file: MadeFile) => void;
  onClose: () => void;
};

/** Asks before a file is handed out in which characters are missing that no font has. */
export function DoubtfulCharacters({ file, onAnyway, onClose }: Props) {
  const translate = useTranslate();
  if (!file) return null;
  return (
    <ConfirmDialog
      open
      title={translate('documents.missing.title')}
      content={translate('documents.preview.missing', {
        characters: `\u2068${file.printed.missing.join(' ')}\u2069`,
      })}
      confirmLabel={translate('documents.missing.anyway')}
      onConfirm={() => {
        onClose();
        onAnyway(file.purpose, file);
      }}
      onClose={onClose}
    />
  );
}
