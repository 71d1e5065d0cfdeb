import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { chatAddress } from '../../../domain/chat/chat-address.ts';
import type { User } from '../../../domain/resources/users.ts';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { LatestOrders } from './LatestOrders.tsx';

const MessagesAbout = lazyPart(
  () => import('../messages/history/MessagesAbout.tsx'),
  'MessagesAbout',
);

/** One user, with the way into the conversation with a customer, and the last messages to them. */
export default function UserPage() {
  return (
    <GeneratedEdit>
      <OfCustomer />
    </GeneratedEdit>
  );
}

function OfCustomer() {
  const user = useRecordContext<User>();
  if (user?.role !== 'customer') return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
      <ToChat user={user} />
      <LatestOrders customer={user.id} />
      <Suspense fallback={<Box sx={{ height: 50, mt: 2 }} />}>
        <MessagesAbout of={{ customer: user.id }} />
      </Suspense>
    </Box>
  );
}

function ToChat({ user }: { user: User }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
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
