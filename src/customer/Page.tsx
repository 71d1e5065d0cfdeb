import { Activity, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
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
  const reading = page && (
    <Suspense fallback={null}>
      <PublicPage apiUrl={session.apiUrl} page={page} isInside={signed !== undefined} />
    </Suspense>
  );
  if (!signed) return reading ?? <CustomerLoginPage session={session} hasEnded={hasEnded} />;
  return (
    <>
      <Inside
        key={signed.token}
        isShown={!page}
        session={session}
        openChat={openChat}
        signed={signed}
      />
      {reading}
    </>
  );
}

type InsideProps = Props & { signed: Signed; isShown: boolean };

/** The chat stays open while its customer reads a public page. */
function Inside({ session, openChat, signed, isShown }: InsideProps) {
  const [chat, setChat] = useState<Chat>();
  useEffect(() => {
    const opened = openChat(signed, session);
    setChat(opened);
    return () => opened.close();
  }, [openChat, signed, session]);
  if (!chat) return null;
  return (
    <ChatContext value={chat}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <SignedPage session={session} user={signed.user} />
      </Activity>
    </ChatContext>
  );
}
