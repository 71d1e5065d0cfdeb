import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  AdminContext,
  type AdminContextProps,
  I18nContext,
  type I18nProvider,
  type RouterNavigateFunction,
  type RouterProvider,
  reactRouterProvider,
  type Store,
  useLocation,
  useNotify,
  useStore,
} from 'react-admin';
import { NoticeQueue } from './NoticeQueue.tsx';

type Props = Omit<AdminContextProps, 'children'> & {
  i18nProvider: I18nProvider;
  store: Store;
  children: ReactNode;
};

/**
 * react-admin's context, in which another language is only another text. Its own would build the whole
 * page anew, and with it every form that somebody is filling in.
 */
export function ProductContext({ i18nProvider, store, children, ...props }: Props) {
  const steady = useMemo(() => steadied(i18nProvider, store), [i18nProvider, store]);
  return (
    <AdminContext routerProvider={routerProvider} store={store} {...props} i18nProvider={steady}>
      <Navigation>
        <NoticeQueue>
          <Languages i18nProvider={i18nProvider}>{children}</Languages>
        </NoticeQueue>
      </Navigation>
    </AdminContext>
  );
}

/** Says of itself that it speaks whatever language is wanted, so that the framework changes nothing. */
const steadied = (provider: I18nProvider, store: Store): I18nProvider => ({
  ...provider,
  getLocale: () => store.getItem('locale') ?? provider.getLocale(),
});

/** Gives the page a new provider for each language; what translates is notified and drawn again. */
function Languages({
  i18nProvider,
  children,
}: {
  i18nProvider: I18nProvider;
  children: ReactNode;
}) {
  const [wanted, setWanted] = useStore('locale', i18nProvider.getLocale());
  const [shown, setShown] = useState(i18nProvider);
  const notify = useNotify();
  useEffect(() => {
    if (wanted === i18nProvider.getLocale()) return;
    let isWanted = true;
    i18nProvider.changeLocale(wanted).then(
      () => isWanted && setShown({ ...i18nProvider }),
      () => {
        notify('ra.notification.i18n_error', { type: 'error' });
        setWanted(i18nProvider.getLocale());
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, setWanted, i18nProvider, notify]);
  return <I18nContext.Provider value={shown}>{children}</I18nContext.Provider>;
}

/**
 * react-router, with one history entry per page that was opened. A list writes its page, sort and
 * filters into its address and also remembers them. With a history entry for each of them, Back
 * would lead to the list as it is now and would seem to do nothing.
 *
 * `useNavigate` does not read the location, as that of react-router does in nested routes. Whatever
 * requires the data provider or the role has it, and would be drawn again with each change of the
 * address. It leads to a path that begins with a slash, or to another search of the page that is shown:
 * a relative path, which means another page at each place, is for react-router's own hook.
 */
const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => use(NavigateContext),
};

const NavigateContext = createContext<RouterNavigateFunction>(() => {
  throw new Error('Nothing can be opened outside of the product context.');
});

/** One function for everything in it, which is never drawn again for its sake. */
function Navigation({ children }: { children: ReactNode }) {
  const navigate = reactRouterProvider.useNavigate();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  const navigateOncePerPage = useCallback<RouterNavigateFunction>(
    (to, options) => {
      const path = typeof to === 'object' ? to.pathname : to;
      if (typeof path === 'string' && !path.startsWith('/')) {
        throw new Error(
          `'${path}' is a relative path, which needs the useNavigate of react-router.`,
        );
      }
      // A list may say so while the next page is still being loaded, which has a search of its own.
      if (isSamePage(to))
        navigate({ ...to, pathname: shown.current }, { ...options, replace: true });
      else navigate(to, options);
    },
    [navigate],
  );
  return <NavigateContext value={navigateOncePerPage}>{children}</NavigateContext>;
}

const isSamePage = (to: Parameters<RouterNavigateFunction>[0]): to is { search: string } =>
  typeof to === 'object' && to.search !== undefined && to.pathname === undefined;
