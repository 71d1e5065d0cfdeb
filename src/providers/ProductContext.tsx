import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
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
 * asks for the data provider or the role has it, and would be drawn again with each change of the
 * address. What it gets begins with a slash, or is a search: a relative path, which means another page
 * at each place, is for react-router's own hook.
 */
const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => use(Navigate),
};

const Navigate = createContext<RouterNavigateFunction>(() => {
  throw new Error('Nothing can be opened outside of the product context.');
});

/** One function for everything in it, which is never drawn again for its sake. */
function Navigation({ children }: { children: ReactNode }) {
  const navigate = reactRouterProvider.useNavigate();
  const once = useCallback<RouterNavigateFunction>(
    (to, options) => {
      if (typeof to === 'string' && !to.startsWith('/')) {
        throw new Error(`'${to}' is a relative path, which needs the useNavigate of react-router.`);
      }
      navigate(to, isSamePage(to) ? { ...options, replace: true } : options);
    },
    [navigate],
  );
  return <Navigate value={once}>{children}</Navigate>;
}

const isSamePage = (to: Parameters<RouterNavigateFunction>[0]): boolean =>
  typeof to === 'object' && to.search !== undefined && to.pathname === undefined;
