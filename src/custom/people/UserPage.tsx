import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { chatAddress } from '../../../domain/chat/chat-address.ts';
import type { User } from '../../../domain/resources/users.ts';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';

/** One user, with the way into the conversation with a customer. */
export default function UserPage() {
  return (
    <GeneratedEdit>
      <ToChat />
    </GeneratedEdit>
  );
}

function ToChat() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (user?.role !== 'customer') return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: { xs: 2, sm: 3 }, pt: 2 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ChatOutlined />}
        component={Link}
        to={chatAddress(user.id)}
        state={{ user }}
      >
        {translate('conversation.open')}
      </Button>
    </Box>
  );
}
