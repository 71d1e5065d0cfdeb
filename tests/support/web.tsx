import { CacheProvider } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type AuthProvider,
  type DataProvider,
  memoryStore,
  type Store,
  TestMemoryRouter,
  testDataProvider,
} from 'react-admin';
import { afterEach } from 'vitest';
import type { Locale } from '../../domain/fields.ts';
import { loadMessages } from '../../src/i18n/catalogues.ts';
import type { Messages } from '../../src/i18n/en.ts';
import { FieldKindsContext } from '../../src/kit/fields/kind-parts.ts';
import { STYLE_CACHES } from '../../src/providers/Direction.tsx';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { ProductContext } from '../../src/providers/ProductContext.tsx';
import { createQueryClient } from '../../src/providers/query-client.ts';
import { fieldKinds } from '../../src/resources/field-kinds.ts';
import { darkTheme, lightTheme } from '../../src/theme/themes.ts';

export type Surroundings = {
  locale?: Locale;
  /** Replaces the locale's own texts. */
  messages?: Messages;
  path?: string;
  dataProvider?: Partial<DataProvider>;
  authProvider?: AuthProvider;
  store?: Store;
};

/** Gives jsdom a screen of this width, which media queries then use. */
export function setScreenWidth(width: number): void {
  window.innerWidth = width;
  window.matchMedia = (query) => {
    const limit = (edge: 'min' | 'max') =>
      Number(query.match(new RegExp(`${edge}-width:\\s*([\\d.]+)px`))?.[1] ?? Number.NaN);
    const fits = !(limit('min') > width) && !(limit('max') < width);
    return {
      matches: /width/.test(query) && fits,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    };
  };
}

const queryClients = new Set<QueryClient>();

// A query that is tried again later would be logged, or blamed on the next test.
afterEach(() => {
  for (const client of queryClients) client.clear();
  queryClients.clear();
});

/**
 * Renders a component in the context of a product page: texts, store, data, a route, and the product's
 * style cache. The one that the library has for itself adds a style element per rule and keeps them from
 * file to file: they were thousands, and every input that is drawn makes jsdom walk over all elements.
 */
export async function renderPage(children: ReactNode, around: Surroundings = {}) {
  const locale = around.locale ?? 'en';
  const messages = around.messages ?? (await loadMessages(locale));
  const i18nProvider = createI18nProvider(locale, messages);
  const queryClient = createQueryClient();
  queryClients.add(queryClient);
  return render(
    <TestMemoryRouter initialEntries={[around.path ?? '/']}>
      <ProductContext
        dataProvider={testDataProvider(around.dataProvider)}
        authProvider={around.authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={around.store ?? memoryStore()}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
      >
        <CacheProvider value={STYLE_CACHES.ltr}>
          <FieldKindsContext value={fieldKinds}>{children}</FieldKindsContext>
        </CacheProvider>
      </ProductContext>
    </TestMemoryRouter>,
  );
}
