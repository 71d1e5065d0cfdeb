import ChatOutlined from '@mui/icons-material/ChatOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { chatAddress } from '../../../../domain/chat/chat-address.ts';
import { caption, type Delivery } from './sent-messages.ts';

/** The way into the conversation with the customer that a message was for. */
export function ConversationLink({ customer }: Pick<Delivery, 'customer'>) {
  const translate = useTranslate();
  if (!customer) return null;
  const label = translate(caption('toConversation'), { name: customer.name });
  return (
    <IconButton
      size="small"
      component={Link}
      to={chatAddress(customer._id)}
      aria-label={label}
      data-hint={label}
    >
      <ChatOutlined fontSize="small" />
    </IconButton>
  );
}
