import type { ReactNode } from 'react';
import { useLocation } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { readToken } from '../../providers/session.ts';

/**
 * Leads to the login screen when no token is stored (specification 4, "Session"), and remembers the
 * address for react-admin's login, which comes back to it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (readToken()) return children;
  return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />;
}
