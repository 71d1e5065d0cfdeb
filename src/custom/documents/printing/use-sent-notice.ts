import { useNavigate } from 'react-router-dom';
import { chatAddress } from '../../../../domain/chat/chat-address.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';

/**
 * Notifies that a customer has a document, in the texts of specification 8, with a link to where it is.
 */
export function useSentNotice(): (receiverId: string) => void {
  const notice = useNotice();
  const navigate = useNavigate();
  return (receiverId) =>
    notice('documents.sent', {
      type: 'success',
      action: {
        label: 'conversation.open',
        onChoose: () => void navigate(chatAddress(receiverId)),
      },
    });
}
