import type { ReactNode } from 'react';
import { useLocation } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { readToken } from '../../providers/session.ts';

/**
 * Redirects to the login screen if no token is stored (specification 4, "Session"), and remembers
 * the address, to which react-admin's login returns.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (readToken()) return children;
  return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />;
}
