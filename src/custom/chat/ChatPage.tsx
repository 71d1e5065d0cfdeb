import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Title } from '../../kit/Title.tsx';
import { useOfficeChat } from '../../providers/chat/office-chat.ts';
import { ChatContext } from '../../providers/chat/use-chat.ts';
import { ChatScreen } from './ChatScreen.tsx';
import { ChatTextsProvider } from './ChatTextsProvider.tsx';

/** The chat of the person who is signed in. */
export default function ChatPage() {
  return (
    <ChatTextsProvider>
      <Page />
    </ChatTextsProvider>
  );
}

function Page() {
  const translate = useTranslate();
  const chat = useOfficeChat({ needed: true });
  return (
    <>
      <Title title={translate('chat.screen.title')} />
      {chat ? (
        <ChatContext value={chat}>
          <Suspense fallback={null}>
            <ChatScreen />
          </Suspense>
        </ChatContext>
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
          <CircularProgress aria-label={translate('shell.loading.label')} />
        </Box>
      )}
    </>
  );
}
