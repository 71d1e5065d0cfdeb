import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { loadFrontMessages } from './i18n/catalogues.ts';
import { initialLocale } from './i18n/initial-locale.ts';
import { watchBack } from './kit/dialog/use-back-closes.ts';
import { createI18nProvider } from './providers/i18n-provider.ts';
import { storedLocale } from './providers/store.ts';
import './theme/fonts.css';

const locale = initialLocale(storedLocale());
const i18nProvider = createI18nProvider(locale, await loadFrontMessages(locale));
watchBack();
const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }], {
  basename: import.meta.env.BASE_URL,
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
