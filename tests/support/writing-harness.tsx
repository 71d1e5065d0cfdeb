import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import type { Locale } from '../../domain/fields.ts';
import { ChatTextsProvider } from '../../src/custom/chat/ChatTextsProvider.tsx';
import { Composer } from '../../src/custom/chat/composer/Composer.tsx';
import { DropPane } from '../../src/custom/chat/composer/DropPane.tsx';
import type { QuickReplies } from '../../src/custom/chat/composer/quick-replies.ts';
import { loadChatTexts } from '../../src/i18n/chat/catalogues.ts';
import type { Chat } from '../../src/providers/chat/chat.ts';
import { ChatContext } from '../../src/providers/chat/use-chat.ts';
import { type Drafts, DraftsContext, memoryDrafts } from '../../src/providers/drafts.ts';
import { renderPage } from './web.tsx';

type Around = { readonly chat: Chat; readonly locale?: Locale; readonly drafts?: Drafts };

/** Draws a part of the chat with its texts, which are loaded first. */
export async function renderChatPart(
  children: ReactNode,
  { chat, locale = 'en', drafts = memoryDrafts() }: Around,
) {
  const page = (
    <ChatContext value={chat}>
      <DraftsContext value={drafts}>
        <Suspense fallback={null}>
          <ChatTextsProvider>{children}</ChatTextsProvider>
        </Suspense>
      </DraftsContext>
    </ChatContext>
  );
  await loadChatTexts(locale);
  return act(async () => renderPage(page, { locale }));
}

type Harness = Around & {
  readonly clientId?: string;
  readonly canNote?: boolean;
  readonly quickReplies?: QuickReplies;
};

/** Opens the composer of a conversation inside its pane, and returns its input. */
export async function openHarness({
  clientId = 'amina',
  canNote,
  quickReplies,
  ...around
}: Harness) {
  const harness = await renderChatPart(
    <DropPane>
      <Composer clientId={clientId} canNote={canNote ?? false} quickReplies={quickReplies} />
    </DropPane>,
    around,
  );
  const input = await screen.findByRole('textbox');
  return { ...harness, input };
}
