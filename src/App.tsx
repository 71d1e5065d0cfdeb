import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './custom/layout/FailurePage.tsx';
import { LoadingPage } from './custom/layout/LoadingPage.tsx';
import { SessionGate } from './custom/session/SessionGate.tsx';
import { Notices } from './kit/notices/Notices.tsx';
import { createAuthProvider } from './providers/auth-provider.ts';
import { API_URL } from './providers/http-client.ts';
import type { TextProvider } from './providers/i18n-provider.ts';
import { ProductContext } from './providers/ProductContext.tsx';
import { createQueryClient } from './providers/query-client.ts';
import { store } from './providers/store.ts';
import { Direction } from './theme/Direction.tsx';
import { darkTheme, lightTheme } from './theme/themes.ts';

const LoginPage = lazy(() => import('./custom/session/LoginPage.tsx'));

const authProvider = createAuthProvider(API_URL);
const queryClient = createQueryClient();

/** The back office with its texts: neither is shown without the other. */
const backOfficeWith = (texts: TextProvider) =>
  lazy(async () => {
    const [page] = await Promise.all([import('./BackOffice.tsx'), texts.complete()]);
    return page;
  });

/**
 * The product: what every page needs, the login screen, and behind the session the back office,
 * whose code is loaded only after login.
 */
export function App({ i18nProvider }: { i18nProvider: TextProvider }) {
  const [BackOffice] = useState(() => backOfficeWith(i18nProvider));
  return (
    <ProductContext {...{ authProvider, i18nProvider, queryClient, store, lightTheme, darkTheme }}>
      <Direction>
        <ErrorBoundary>
          <Suspense fallback={<LoadingPage />}>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
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
