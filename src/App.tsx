import { lazy, Suspense } from 'react';
import type { I18nProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './custom/layout/FailurePage.tsx';
import { LoadingPage } from './custom/layout/LoadingPage.tsx';
import LoginPage from './custom/session/LoginPage.tsx';
import { SessionGate } from './custom/session/SessionGate.tsx';
import { Notices } from './kit/notices/Notices.tsx';
import { createAuthProvider } from './providers/auth-provider.ts';
import { Direction } from './providers/Direction.tsx';
import { API_URL } from './providers/http-client.ts';
import { ProductContext } from './providers/ProductContext.tsx';
import { createQueryClient, noteSession } from './providers/query-client.ts';
import { store } from './providers/store.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

const session = createAuthProvider(API_URL);
const queryClient = createQueryClient();
const authProvider = {
  ...session,
  async login(typed: { phone: string; password: string }) {
    await session.login(typed);
    noteSession(queryClient);
  },
};

const loadBackOffice = () => import('./BackOffice.tsx');
const BackOffice = lazy(loadBackOffice);

/** Loads it while the password is typed. Whoever is offline then hears of it after the login. */
const prepareBackOffice = () => void loadBackOffice().catch(() => undefined);

/**
 * The product: what every page needs, the login screen, and behind the session the back office,
 * whose code is loaded while somebody logs in.
 */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <ProductContext {...{ authProvider, i18nProvider, queryClient, store, lightTheme, darkTheme }}>
      <Direction>
        <ErrorBoundary>
          <Suspense fallback={<LoadingPage />}>
            <Routes>
              <Route path="/login" element={<LoginPage onTyping={prepareBackOffice} />} />
              <Route
                path="*"
                element={
                  <SessionGate>
                    <BackOffice />
                  </SessionGate>
                }
              />
            </Routes>
          </Suspense>
        </ErrorBoundary>
        <Notices />
      </Direction>
    </ProductContext>
  );
}
