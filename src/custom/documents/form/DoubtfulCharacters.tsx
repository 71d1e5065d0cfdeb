import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { PrintDoubts } from '../printing/PrintDoubts.tsx';
import type { DoubtfulFile, MadeFile } from '../use-document-file.ts';

type Props = {
  file: DoubtfulFile | undefined;
  onAnyway: (purpose: 'send' | 'download', file: MadeFile) => void;
  onClose: () => void;
};

/** Asks before a file is handed out that does not show all of its texts. */
export function DoubtfulCharacters({ file, onAnyway, onClose }: Props) {
  const translate = useTranslate();
  if (!file) return null;
  return (
    <ConfirmDialog
      open
      title={translate(`documents.${file.printed.missing.length > 0 ? 'missing' : 'cut'}.title`)}
      content={<PrintDoubts printed={file.printed} />}
      confirmLabel={translate('documents.missing.anyway')}
      onConfirm={() => {
        onClose();
        onAnyway(file.purpose, file);
      }}
      onClose={onClose}
    />
  );
}
