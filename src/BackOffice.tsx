import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import {
  DataProviderContext,
  DefaultTitleContextProvider,
  HasDashboardContextProvider,
  Resource,
  ResourceDefinitionContextProvider,
  useI18nProvider,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { ChatPage } from './custom/chat/chat-page.ts';
import { Layout } from './custom/layout/Layout.tsx';
import { AllTexts } from './kit/AllTexts.tsx';
import { MenuContext } from './kit/menu.ts';
import { API_URL } from './providers/api-url.ts';
import { createDataProvider } from './providers/data-provider.ts';
import type { ProductI18nProvider } from './providers/i18n-provider.ts';
import { readToken } from './providers/session.ts';
import { whenIdle } from './providers/when-idle.ts';
import { listPages, resourceElements, sideMenu } from './resources/registry.tsx';

const loadLatePages = () => import('./resources/late-registry.tsx');

const OverviewPage = lazy(() => import('./custom/overview/OverviewPage.tsx'));
const LatePages = lazy(loadLatePages);

const dataProvider = createDataProvider({ apiUrl: API_URL, getToken: readToken });

/** What the framework knows of each resource of the first lists. */
const definitions = Object.fromEntries(
  resourceElements.map(({ props }) => [props.name, Resource.registerResource(props)]),
);

/** The menu, which gets its last entries when all views are there: when nothing else is to be done. */
function Menu({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState(sideMenu);
  const { loadAll } = useI18nProvider() as Partial<ProductI18nProvider>;
  const queryClient = useQueryClient();
  useEffect(() => {
    const load = async () => {
      const [{ wholeMenu }] = await Promise.all([loadLatePages(), loadAll?.()]);
      setMenu(wholeMenu);
    };
    return whenIdle(queryClient, () => void load().catch(() => undefined));
  }, [queryClient, loadAll]);
  return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>;
}

/**
 * Made once, and out of the framework's parts: its own frame reads its routes anew whenever the page
 * changes and with each answer about the session, and draws everything again.
 */
const product = (
  <DataProviderContext.Provider value={dataProvider}>
    <Menu>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <DefaultTitleContextProvider value="Jisr">
          <HasDashboardContextProvider value>
            <Layout>
              <Routes>
                {listPages}
                {resourceElements.map((resource) => (
                  <Route key={resource.key} path={`${resource.props.name}/*`} element={resource} />
                ))}
                <Route
                  path="/chat/:clientId?"
                  element={
                    <AllTexts>
                      <ChatPage />
                    </AllTexts>
                  }
                />
                <Route
                  path="/"
                  element={
                    <AllTexts>
                      <OverviewPage />
                    </AllTexts>
                  }
                />
                <Route
                  path="*"
                  element={
                    <AllTexts>
                      <LatePages />
                    </AllTexts>
                  }
                />
              </Routes>
            </Layout>
          </HasDashboardContextProvider>
        </DefaultTitleContextProvider>
      </ResourceDefinitionContextProvider>
    </Menu>
  </DataProviderContext.Provider>
);

/** Everything behind the session: the data, the frame, the resources and our own pages. */
export default function BackOffice() {
  return product;
}
