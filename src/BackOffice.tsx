import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  DataProviderContext,
  DefaultTitleContextProvider,
  HasDashboardContextProvider,
  Resource,
  ResourceDefinitionContextProvider,
  useI18nProvider,
} from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ignoringFailure } from '../domain/ignoring-failure.ts';
import { ChatPage } from './custom/chat/chat-page.ts';
import { Layout } from './custom/layout/Layout.tsx';
import { SearchBox } from './custom/search/SearchBox.tsx';
import { AllTexts } from './kit/AllTexts.tsx';
import { useActor } from './kit/access/use-access.ts';
import { FieldKindsContext } from './kit/fields/kind-parts.ts';
import { isMissingAt, MenuContext, menuWithout } from './kit/menu.ts';
import { API_URL, REPLACES_ON_PUT } from './providers/api-url.ts';
import { createDataProvider } from './providers/data-provider.ts';
import type { ProductI18nProvider } from './providers/i18n-provider.ts';
import { storedAnswer } from './providers/offline/last-read.ts';
import { readToken } from './providers/session.ts';
import { UnsentContext } from './providers/unsent/late-unsent.ts';
import { officeUnsent } from './providers/unsent/office-unsent.ts';
import { useLacks, useLearnLacking } from './providers/use-capabilities.ts';
import { whenIdle } from './providers/when-idle.ts';
import { fieldKinds } from './resources/field-kinds.ts';
import { listPages, resourceElements, sideMenu } from './resources/registry.tsx';

const loadLatePages = () => import('./resources/late-registry.tsx');

const OverviewPage = lazy(() => import('./custom/overview/OverviewPage.tsx'));
const LatePages = lazy(loadLatePages);
const NotFoundPage = lazy(() => import('./custom/layout/NotFoundPage.tsx'));

const dataProvider = createDataProvider({
  apiUrl: API_URL,
  getToken: readToken,
  replacesOnPut: REPLACES_ON_PUT,
  unsent: officeUnsent,
  storedAnswer,
});

/** What the framework knows of each resource of the first lists. */
const definitions = Object.fromEntries(
  resourceElements.map(({ props }) => [props.name, Resource.registerResource(props)]),
);

/**
 * The menu, which gets its last entries when all views are there: when nothing else is to be done. Then
 * the back end is queried for what it lacks, too, and loses the pages for it.
 */
function Menu({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState(sideMenu);
  const reached = useRef(menu);
  const lacks = useLacks();
  const actor = useActor();
  const learnLacking = useLearnLacking();
  const { loadAll } = useI18nProvider() as Partial<ProductI18nProvider>;
  const queryClient = useQueryClient();
  useEffect(() => {
    const load = async () => {
      const [{ wholeMenu }] = await Promise.all([loadLatePages(), loadAll?.()]);
      // Somebody may have logged out meanwhile, and whatever is read then is rejected.
      if (readToken() === undefined) return;
      setMenu(wholeMenu);
      await learnLacking(() => dataProvider.getLacking());
      const [{ startOffline }, { readLists }] = await Promise.all([
        import('./providers/offline/start-offline.ts'),
        import('./resources/read-ahead.ts'),
      ]);
      await startOffline({
        getToken: readToken,
        ahead: 'jisr.readAhead',
        readAhead: (pause) => readLists(reached.current, dataProvider, pause),
      });
    };
    return whenIdle(
      queryClient,
      () => void ignoringFailure(load(), 'A page that needs them loads them itself.'),
    );
  }, [queryClient, loadAll, learnLacking]);
  const shown = useMemo(() => menuWithout(menu, { lacks, actor }), [menu, lacks, actor]);
  useEffect(() => {
    reached.current = shown;
  }, [shown]);
  return (
    <WholeMenuContext.Provider value={menu}>
      <MenuContext.Provider value={shown}>{children}</MenuContext.Provider>
    </WholeMenuContext.Provider>
  );
}

const WholeMenuContext = createContext(sideMenu);

/** The page of an address, unless the back end lacks what it shows, or its reader may not see it. */
function PageThatIsThere({ children }: { children: ReactNode }) {
  const menu = use(WholeMenuContext);
  const { pathname } = useLocation();
  const reader = { lacks: useLacks(), actor: useActor() };
  return isMissingAt(menu, pathname, reader) ? (
    <AllTexts>
      <NotFoundPage />
    </AllTexts>
  ) : (
    children
  );
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
            <Layout search={<SearchBox />}>
              <PageThatIsThere>
                <Routes>
                  {listPages}
                  {resourceElements.map((resource) => (
                    <Route
                      key={resource.key}
                      path={`${resource.props.name}/*`}
                      element={resource}
                    />
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
              </PageThatIsThere>
            </Layout>
          </HasDashboardContextProvider>
        </DefaultTitleContextProvider>
      </ResourceDefinitionContextProvider>
    </Menu>
  </DataProviderContext.Provider>
);

/** Everything behind the session: the data, the frame, the resources and our own pages. */
export default function BackOffice() {
  return (
    <UnsentContext value={officeUnsent}>
      <FieldKindsContext value={fieldKinds}>{product}</FieldKindsContext>
    </UnsentContext>
  );
}
