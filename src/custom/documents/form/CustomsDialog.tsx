import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { CustomsDoubts } from './CustomsDoubts.tsx';
import type { CustomsQuestion } from './use-customs-question.ts';

/** Asks before a doubtful declaration is sent or downloaded. */
export function CustomsDialog({ question }: { question: CustomsQuestion }) {
  const translate = useTranslate();
  const { asked, answer, withdraw } = question;
  if (!asked || asked.purpose === 'preview') return null;
  return (
    <ConfirmDialog
      open
      title={translate('editor.customs.title')}
      content={<CustomsDoubts doubts={asked.doubts} />}
      confirmLabel={translate('editor.customs.anyway')}
      cancelLabel={translate('editor.customs.back')}
      onConfirm={answer}
      onClose={withdraw}
    />
  );
}
