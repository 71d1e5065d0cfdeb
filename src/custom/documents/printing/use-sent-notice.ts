import { useNavigate } from 'react-router-dom';
import { chatAddress } from '../../../../domain/chat/chat-address.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';

/** Says that a customer has a document, in the words of specification 8, and leads to where it stands. */
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
