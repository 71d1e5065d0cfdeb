import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Locale } from '../domain/fields.ts';
import { App } from './App.tsx';
import type { FrontMessages } from './i18n/front/en.ts';
import { watchBack } from './kit/dialog/use-back-closes.ts';
import { createI18nProvider } from './providers/i18n-provider.ts';

/** Draws the product into the page, beginning in a language. */
export function startProduct(locale: Locale, messages: FrontMessages): void {
  const i18nProvider = createI18nProvider(locale, messages);
  watchBack();
  const router = createBrowserRouter(
    [{ path: '*', element: <App i18nProvider={i18nProvider} /> }],
    { basename: import.meta.env.BASE_URL },
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
