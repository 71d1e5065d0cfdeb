import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Chat } from '../providers/chat/chat.ts';
import { ChatContext } from '../providers/chat/use-chat.ts';
import { useTexts } from './language/language.ts';
import { usePublicPage } from './public/use-public-page.ts';
import { SignedPage } from './SignedPage.tsx';
import { CustomerLoginPage } from './session/CustomerLoginPage.tsx';
import type { CustomerSession, Signed } from './session/customer-session.ts';

const PublicPage = lazy(() => import('./public/PublicPage.tsx'));

/** Opens the chat of whoever has logged in. */
export type OpenChat = (signed: Signed, session: CustomerSession) => Chat;

type Props = { session: CustomerSession; openChat: OpenChat };

/** The customers' page: what everybody may read, the login, or what is behind it. */
export function Page({ session, openChat }: Props) {
  const { signed, hasEnded } = useSyncExternalStore(session.state.subscribe, session.state.read);
  const { login, brand } = useTexts();
  const page = usePublicPage();
  useEffect(() => {
    if (!signed && !page) document.title = `${login.submit} · ${brand}`;
  }, [signed, page, login, brand]);
  if (page) {
    return (
      <Suspense fallback={null}>
        <PublicPage apiUrl={session.apiUrl} page={page} />
      </Suspense>
    );
  }
  if (!signed) return <CustomerLoginPage session={session} hasEnded={hasEnded} />;
  return <Inside key={signed.token} {...{ session, openChat, signed }} />;
}

function Inside({ session, openChat, signed }: Props & { signed: Signed }) {
  const [chat, setChat] = useState<Chat>();
  useEffect(() => {
    const opened = openChat(signed, session);
    setChat(opened);
    return () => opened.close();
  }, [openChat, signed, session]);
  if (!chat) return null;
  return (
    <ChatContext value={chat}>
      <SignedPage session={session} user={signed.user} />
    </ChatContext>
  );
}
