import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { ChatTextsProvider } from '../../src/custom/chat/ChatTextsProvider.tsx';
import { loadChatTexts } from '../../src/i18n/chat/catalogues.ts';
import type { Chat } from '../../src/providers/chat/chat.ts';
import { ChatContext } from '../../src/providers/chat/use-chat.ts';
import { renderPage, type Surroundings } from './web.tsx';

/** Draws a part of the chat over some records, with its texts, which are loaded first. */
export async function renderInChat(
  chat: Chat,
  children: ReactNode,
  dataProvider: Surroundings['dataProvider'] = {},
) {
  await loadChatTexts('en');
  const page = (
    <Suspense fallback={null}>
      <ChatTextsProvider>
        <ChatContext value={chat}>{children}</ChatContext>
      </ChatTextsProvider>
    </Suspense>
  );
  return act(async () => renderPage(page, { dataProvider }));
}
