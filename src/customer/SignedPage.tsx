import { Activity, lazy, Suspense, useState } from 'react';
import { nameOf } from '../../domain/people/full-name.ts';
import type { SessionUser } from '../providers/session.ts';
import { Conversation, useUnread, useUnreadTitle } from './chat/Conversation.tsx';
import { LanguageChoice } from './language/LanguageChoice.tsx';
import { plural, useLanguage } from './language/language.ts';
import { BridgeLogo } from './parts/BridgeLogo.tsx';
import { Icon, type IconName } from './parts/Icon.tsx';
import { IconButton } from './parts/IconButton.tsx';
import { PublicLinks } from './public/PublicLinks.tsx';
import { CustomerLogoutQuestion, useLogout } from './session/CustomerLogoutQuestion.tsx';
import type { CustomerSession } from './session/customer-session.ts';
import { useAddress } from './use-address.ts';
import { useVisualHeight } from './use-visual-height.ts';

const OwnConnectionLine = lazy(() => import('./connection/OwnConnectionLine.tsx'));
const OrdersPage = lazy(() => import('./orders/OrdersPage.tsx'));
const OwnData = lazy(() => import('./own-data/OwnData.tsx'));
const AppointmentsPage = lazy(() => import('./appointments/AppointmentsPage.tsx'));

type Tab = 'chat' | 'orders' | 'appointments' | 'more';
type Props = { session: CustomerSession; user: SessionUser };

/** What a customer has: their conversation, their orders and appointments, and what all may read. */
export function SignedPage({ session, user }: Props) {
  const { texts } = useLanguage();
  const tab = useTab();
  const unread = useUnread();
  useVisualHeight();
  useUnreadTitle(`${texts.tabs[tab]} · ${texts.brand}`, unread);
  return (
    <div className="page">
      <Head session={session} user={user} />
      <main>
        <h1 className="hidden">{texts.tabs[tab]}</h1>
        {/* Hidden, it keeps what it shows; what is being recorded ends. */}
        <Activity mode={tab === 'chat' ? 'visible' : 'hidden'}>
          <Conversation isShown={tab === 'chat'} />
        </Activity>
        <Suspense fallback={<p className="muted middle">{texts.chat.loading}</p>}>
          {/* A conversation says by itself that there is no connection. */}
          {tab !== 'chat' && <OwnConnectionLine apiUrl={session.apiUrl} part={tab} />}
          {tab === 'orders' && <OrdersPage session={session} />}
          {tab === 'appointments' && <AppointmentsPage session={session} />}
          {tab === 'more' && (
            <div className="orders">
              <PublicLinks isWhole />
              <OwnData session={session} />
            </div>
          )}
        </Suspense>
      </main>
      <Tabs tab={tab} unread={tab === 'chat' ? 0 : unread} />
    </div>
  );
}

function Head({ session, user }: Props) {
  const { texts } = useLanguage();
  const logout = useLogout(session);
  return (
    <header className="head">
      <span className="brand">
        <BridgeLogo />
        <span className="hidden">{texts.brand}</span>
      </span>
      <bdi className="who">{nameOf(user)}</bdi>
      <LanguageChoice />
      <IconButton icon="logout" label={texts.logout.action} onClick={logout.ask} />
      {logout.isRequested && <CustomerLogoutQuestion {...logout} />}
    </header>
  );
}

const TABS: readonly { tab: Tab; icon: IconName }[] = [
  { tab: 'chat', icon: 'chat' },
  { tab: 'orders', icon: 'orders' },
  { tab: 'appointments', icon: 'calendar' },
  { tab: 'more', icon: 'more' },
];

/** The part that the address names; whoever comes back from a public page is where they were. */
function useTab(): Tab {
  const [name] = useAddress().split('/');
  const [last, setLast] = useState<Tab>('chat');
  const tab = TABS.find((one) => one.tab === name)?.tab ?? last;
  if (tab !== last) setLast(tab);
  return tab;
}

type TabsProps = { tab: Tab; unread: number };

function Tabs({ tab: shown, unread }: TabsProps) {
  const { texts, locale } = useLanguage();
  return (
    <nav className="tabs" aria-label={texts.tabs.label}>
      {TABS.map(({ tab, icon }) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === shown ? 'page' : undefined}
          onClick={() => {
            location.hash = tab;
          }}
        >
          <span className="tab-icon">
            <Icon name={icon} />
            {tab === 'chat' && unread > 0 && (
              <span className="badge" aria-hidden="true">
                {unread}
              </span>
            )}
          </span>
          {texts.tabs[tab]}
          {tab === 'chat' && unread > 0 && (
            <span className="hidden">, {plural(texts.unread, unread, locale)}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
