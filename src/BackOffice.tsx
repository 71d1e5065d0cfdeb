import { lazy } from 'react';
import {
  DataProviderContext,
  DefaultTitleContextProvider,
  HasDashboardContextProvider,
  Resource,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { ChatPage } from './custom/chat/chat-page.ts';
import { Layout } from './custom/layout/Layout.tsx';
import { AllTexts } from './kit/AllTexts.tsx';
import { MenuContext } from './kit/menu.ts';
import { API_URL } from './providers/api-url.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { readToken } from './providers/session.ts';
import { listPages, resourceElements, sideMenu } from './resources/registry.tsx';

const OverviewPage = lazy(() => import('./custom/overview/OverviewPage.tsx'));
const NotFoundPage = lazy(() => import('./custom/layout/NotFoundPage.tsx'));

const dataProvider = createDataProvider({ apiUrl: API_URL, getToken: readToken });

/** What the framework knows of each resource. */
const definitions = Object.fromEntries(
  resourceElements.map(({ props }) => [props.name, Resource.registerResource(props)]),
);

/**
 * Made once, and out of the framework's parts: its own frame reads its routes anew whenever the page
 * changes and with each answer about the session, and draws everything again.
 */
const product = (
  <DataProviderContext.Provider value={dataProvider}>
    <MenuContext.Provider value={sideMenu}>
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
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Layout>
          </HasDashboardContextProvider>
        </DefaultTitleContextProvider>
      </ResourceDefinitionContextProvider>
    </MenuContext.Provider>
  </DataProviderContext.Provider>
);

/** Everything behind the session: the data, the frame, the resources and our own pages. */
export default function BackOffice() {
  return product;
}
