import { Activity, lazy, Suspense, useMemo, useState } from 'react';
import { type Location, matchPath, useLocation } from 'react-router-dom';
import { FIRST_ADMINISTRATOR_ROLE } from '../domain/access.ts';
import { ignoringFailure } from '../domain/ignoring-failure.ts';
import { ErrorBoundary } from './custom/layout/FailurePage.tsx';
import { LoadingPage } from './custom/layout/LoadingPage.tsx';
import LoginPage from './custom/session/LoginPage.tsx';
import { SessionGate } from './custom/session/SessionGate.tsx';
import { AtLocation } from './kit/at-location.tsx';
import { Notices } from './kit/notices/Notices.tsx';
import { API_URL } from './providers/api-url.ts';
import { createAuthProvider, type Login, storedRole } from './providers/auth-provider.ts';
import { Direction } from './providers/Direction.tsx';
import type { ProductI18nProvider } from './providers/i18n-provider.ts';
import { ProductContext } from './providers/ProductContext.tsx';
import { createQueryClient, noteSession, readWhatIsDrawn } from './providers/query-client.ts';
import { store } from './providers/store.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

const session = createAuthProvider(API_URL);
const queryClient = createQueryClient();
const authProvider = {
  ...session,
  async login(typed: Login) {
    await session.login(typed);
    noteSession(queryClient);
    // What another role may not read would be rejected.
    if (storedRole() === FIRST_ADMINISTRATOR_ROLE) readWhatIsDrawn(queryClient);
  },
};

/** What stands behind the session: its code and its texts, which come together. */
function behindSession({ loadFirst }: ProductI18nProvider) {
  const load = async () => {
    const [module] = await Promise.all([import('./BackOffice.tsx'), loadFirst()]);
    return module;
  };
  return { load, BackOffice: lazy(load) };
}

/**
 * The product: what every page needs, the login screen, and behind the session the back office.
 */
export function App({ i18nProvider }: { i18nProvider: ProductI18nProvider }) {
  const behind = useMemo(() => behindSession(i18nProvider), [i18nProvider]);
  return (
    <ProductContext
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <Direction>
        <Screens {...behind} />
        <Notices />
      </Direction>
    </ProductContext>
  );
}

/**
 * The login screen, or the back office. While somebody logs in, the code and the texts of the back
 * office are loaded, and it is drawn, hidden and without its effects: after the login only the
 * records are missing. A logout leaves nothing of it.
 */
function Screens({ load, BackOffice }: ReturnType<typeof behindSession>) {
  const location = useLocation();
  const isAtLogin = matchPath('/login', location.pathname) !== null;
  const shown = useMemo(
    () => (isAtLogin ? locationAfter(location) : location),
    [isAtLogin, location],
  );
  const [preparedAt, setPreparedAt] = useState<string>();
  const prepare = () =>
    void ignoringFailure(
      load().then(() => setPreparedAt(location.key)),
      'Whoever is offline hears of it after the login.',
    );
  return (
    <>
      {isAtLogin && (
        <ErrorBoundary>
          <LoginPage onBegin={prepare} />
        </ErrorBoundary>
      )}
      {(!isAtLogin || preparedAt === location.key) && (
        <Activity mode={isAtLogin ? 'hidden' : 'visible'}>
          <ErrorBoundary>
            <Suspense fallback={<LoadingPage />}>
              <AtLocation location={shown}>
                <SessionGate isAwaited={isAtLogin}>
                  <BackOffice />
                </SessionGate>
              </AtLocation>
            </Suspense>
          </ErrorBoundary>
        </Activity>
      )}
    </>
  );
}

/** Where react-admin's login leads from the login screen. */
function locationAfter({ state, ...login }: Location): Location {
  const wanted: { nextPathname?: string; nextSearch?: string } = state ?? {};
  return {
    ...login,
    pathname: wanted.nextPathname ?? '/',
    search: wanted.nextSearch ?? '',
    state: null,
  };
}
