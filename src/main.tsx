import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { loadFrontMessages } from './i18n/catalogues.ts';
import type { FrontMessages } from './i18n/front/en.ts';
import { initialLocale } from './i18n/initial-locale.ts';
import { watchBack } from './kit/dialog/use-back-closes.ts';
import { createI18nProvider } from './providers/i18n-provider.ts';
import { holdBuild } from './providers/offline/build-in-use.ts';
import { storedLocale } from './providers/store.ts';
import './theme/fonts.css';

const locale = initialLocale(storedLocale());

function start(messages: FrontMessages): void {
  const i18nProvider = createI18nProvider(locale, messages);
  watchBack();
  const router = createBrowserRouter(
    [{ path: '*', element: <App i18nProvider={i18nProvider} /> }],
    {
      basename: import.meta.env.BASE_URL,
    },
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

holdBuild(import.meta.url);
// Not awaited at the top of the module: the file of the texts imports the file that this module is
// in, and each would wait for the other for ever.
void loadFrontMessages(locale).then(start);
