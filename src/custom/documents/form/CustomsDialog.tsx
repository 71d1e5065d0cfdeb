import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { customerWords } from '../customer-words.ts';
import { CustomsDoubts } from './CustomsDoubts.tsx';
import type { CustomsQuestion } from './use-customs-question.ts';

type Props = { question: CustomsQuestion; customer: Order['user'] | null };

/** Asks before a doubtful declaration is sent, and to whom, or before it is downloaded to be printed. */
export function CustomsDialog({ question, customer }: Props) {
  const translate = useTranslate();
  const { asked, answer, withdraw } = question;
  if (!asked || asked.purpose === 'preview') return null;
  const deed = asked.purpose === 'send' ? 'sending' : 'printing';
  return (
    <ConfirmDialog
      open
      title={translate(`editor.customs.${deed}.title`, customerWords(customer))}
      content={<CustomsDoubts doubts={asked.doubts} />}
      confirmLabel={translate(`editor.customs.${deed}.anyway`)}
      cancelLabel={translate('editor.customs.back')}
      onConfirm={answer}
      onClose={withdraw}
    />
  );
}
