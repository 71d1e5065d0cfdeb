import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { CoreAdminUI, CustomRoutes, Notification, useRefresh } from 'react-admin';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Locale } from '../../domain/fields.ts';
import { agb, LEGAL_PAGES } from '../../domain/resources/legal-pages.ts';
import { settings } from '../../domain/resources/settings.ts';
import { legalRoutes } from '../../src/custom/legal/legal-routes.tsx';
import { toResource } from '../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { legalViews } from '../../src/resources/legal-pages.tsx';
import { OWN_API } from './answering.ts';
import { fakeBackEnd } from './fake-back-end.ts';
import { asRole } from './generated-screens.tsx';
import { renderPage } from './web.tsx';

const elements = legalViews.map(toResource);

type Wish = {
  versions: readonly Record<string, unknown>[];
  /** The settings of the company; another back end has none. */
  company?: Record<string, unknown>;
  locale?: Locale;
};

/** The screens of the terms over a back end of the contract, whose teardown is registered here. */
export function legalScreens() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return async (path: string, { versions, company, locale = 'en' }: Wish) => {
    const backEnd = fakeBackEnd(OWN_API, [
      ...Object.values(LEGAL_PAGES).map((definition) => ({
        definition,
        rows: definition.name === agb.name ? versions : [],
      })),
      ...(company ? [{ definition: settings, rows: [company] }] : []),
    ]);
    server.use(backEnd.handler);
    await renderPage(
      <CoreAdminUI layout={Frame} disableTelemetry>
        {elements}
        <CustomRoutes>{legalRoutes}</CustomRoutes>
      </CoreAdminUI>,
      {
        path,
        locale,
        authProvider: asRole('admin'),
        dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }),
      },
    );
    return backEnd;
  };
}

const Frame = ({ children }: { children: ReactNode }) => (
  <main>
    {children}
    <RequestAgain />
    <Notification />
  </main>
);

function RequestAgain() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={refresh}>
      Ask again
    </button>
  );
}
