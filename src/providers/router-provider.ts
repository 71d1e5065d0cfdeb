import { useCallback } from 'react';
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin';

/**
 * react-router, with one history entry per page that was opened. A list writes its page, sort and
 * filters into its address and also remembers them. With a history entry for each of them, Back
 * would lead to the list as it is now and would seem to do nothing.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: useNavigateOncePerPage,
};

function useNavigateOncePerPage(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback(
    (to, options) =>
      isSamePage(to) ? navigate(to, { ...options, replace: true }) : navigate(to, options),
    [navigate],
  );
}

const isSamePage = (to: Parameters<RouterNavigateFunction>[0]): boolean =>
  typeof to === 'object' && to.search !== undefined && to.pathname === undefined;
