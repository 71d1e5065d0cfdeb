import type { Order } from '../../../../domain/resources/commands.ts';
import { RecipientSmsQuestion } from '../../messages/bulk/RecipientSmsQuestion.tsx';
import { MessagingTextsProvider } from '../../messages/MessagingTextsProvider.tsx';
import { useGenerateSms } from './use-generate-sms.ts';

type Props = { order: Order; onClose: () => void };

/** Shows the SMS to the recipient in Morocco, and confirms that it is sent. */
export default function GenerateSmsDialog({ order, onClose }: Props) {
  const { mutate } = useGenerateSms(order.id);
  const send = () => {
    mutate();
    onClose();
  };
  return (
    <MessagingTextsProvider>
      <RecipientSmsQuestion order={order} onSend={send} onClose={onClose} />
    </MessagingTextsProvider>
  );
}
