import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { customerWords } from '../customer-words.ts';
import type { SendQuestion } from '../use-send-question.ts';

type Props = { question: SendQuestion; customer: Order['user'] | null };

/** Names the person who will have the document before it is sent: a chat takes nothing back. */
export function SendDialog({ question, customer }: Props) {
  const translate = useTranslate();
  if (!question.isOpen) return null;
  return (
    <ConfirmDialog
      open
      title={translate('editor.send.title')}
      content={translate('editor.send.text', customerWords(customer))}
      confirmLabel={translate('documents.actions.send')}
      onConfirm={question.answer}
      onClose={question.close}
    />
  );
}
