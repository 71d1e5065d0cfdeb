import { lazy } from 'react';
import { CoreAdminUI, CustomRoutes, DataProviderContext } from 'react-admin';
import { FailurePage } from './custom/layout/FailurePage.tsx';
import { Layout } from './custom/layout/Layout.tsx';
import { LoadingPage } from './custom/layout/LoadingPage.tsx';
import { MenuContext } from './kit/menu.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { API_URL } from './providers/http-client.ts';
import { readToken } from './providers/session.ts';
import { listPages, resourceElements, sideMenu } from './resources/registry.tsx';

const OverviewPage = lazy(() => import('./custom/overview/OverviewPage.tsx'));
const NotFoundPage = lazy(() => import('./custom/layout/NotFoundPage.tsx'));

const dataProvider = createDataProvider({ apiUrl: API_URL, getToken: readToken });

/** Everything behind the session: the data, the frame, the resources and our own pages. */
export default function BackOffice() {
  return (
    <DataProviderContext.Provider value={dataProvider}>
      <MenuContext.Provider value={sideMenu}>
        <CoreAdminUI
          title="Jisr"
          requireAuth
          disableTelemetry
          layout={Layout}
          dashboard={OverviewPage}
          catchAll={NotFoundPage}
          error={FailurePage}
          loading={LoadingPage}
        >
          {resourceElements}
          <CustomRoutes>{listPages}</CustomRoutes>
        </CoreAdminUI>
      </MenuContext.Provider>
    </DataProviderContext.Provider>
  );
}
