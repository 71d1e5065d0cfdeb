// The page of bench/chat-screen.ts: the chat over a chat without a server, or a bare list of as many
// rows. The address says how many: `/chat/client-1?messages=20000`, `/plain?messages=20000`.
import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { Locale } from '../../domain/fields.ts';
import { ChatScreen } from '../../src/custom/chat/ChatScreen.tsx';
import { ChatTextsProvider } from '../../src/custom/chat/ChatTextsProvider.tsx';
import { loadMessages } from '../../src/i18n/catalogues.ts';
import { ChatContext } from '../../src/providers/chat/use-chat.ts';
import { Direction } from '../../src/providers/Direction.tsx';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { ProductContext } from '../../src/providers/ProductContext.tsx';
import { createQueryClient } from '../../src/providers/query-client.ts';
import { store } from '../../src/providers/store.ts';
import '../../src/theme/fonts.css';
import { darkTheme, lightTheme } from '../../src/theme/themes.ts';
import { fakeChat, fakeMessage } from '../../tests/support/fake-chat.ts';
import { manyConversations, manyMessages } from './many-messages.ts';
import { PlainConversations, PlainMessages } from './PlainList.tsx';

const requested = new URLSearchParams(window.location.search);
const messages = manyMessages(Number(requested.get('messages') ?? 60));
const conversations = manyConversations(Number(requested.get('conversations') ?? 60));
const fake = fakeChat({
  conversations,
  messages: Object.fromEntries(conversations.map(({ clientId }) => [clientId._id, messages])),
  page: Number(requested.get('page') ?? Number.POSITIVE_INFINITY),
  overview: { online: new Set(['client-1', 'client-4', 'client-5']) },
});
let position = messages.length;
/** A message of a customer arrives. */
const receive = (clientId: string): void => {
  position += 1;
  fake.receive(clientId, fakeMessage(position, { from: 'customer', content: 'Ist das Paket da?' }));
};
Object.assign(window, { fake, receive });

const locale = (requested.get('locale') ?? 'en') as Locale;
const theme = requested.get('theme') === 'dark' ? darkTheme : lightTheme;
const i18nProvider = createI18nProvider(locale, await loadMessages(locale));
store.setItem('locale', locale);

const dataProvider = { getList: async () => ({ data: [], total: 0 }) };

const chat = (
  <ChatTextsProvider>
    <ChatContext value={fake.chat}>
      <ChatScreen />
    </ChatContext>
  </ChatTextsProvider>
);

/** Draws a list once a button is clicked. */
function Later({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <button type="button" data-open onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

function App() {
  return (
    <ProductContext
      dataProvider={dataProvider as never}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={createQueryClient()}
      lightTheme={theme}
      darkTheme={null}
    >
      <Direction>
        <Box
          component="main"
          sx={{ px: { xs: 1.5, md: 2, xl: 3 }, pt: { xs: '89px', sm: '73px' }, pb: 2 }}
        >
          <Suspense fallback={null}>
            <Routes>
              <Route path="/chat/:clientId?" element={chat} />
              <Route path="/later/chat" element={<Later>{chat}</Later>} />
              <Route
                path="/plain/messages"
                element={
                  <Later>
                    <PlainMessages messages={messages} />
                  </Later>
                }
              />
              <Route
                path="/plain/conversations"
                element={
                  <Later>
                    <PlainConversations conversations={conversations} />
                  </Later>
                }
              />
            </Routes>
          </Suspense>
        </Box>
      </Direction>
    </ProductContext>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
