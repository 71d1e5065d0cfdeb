import type { ReactNode } from 'react';
import { useLocation } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { ExpectedRole } from '../../kit/access/use-access.ts';
import { readToken } from '../../providers/session.ts';

type Props = {
  /** Whether somebody is still logging in: what is inside is drawn for them, and nobody sees it. */
  isAwaited: boolean;
  children: ReactNode;
};

/**
 * Redirects to the login screen if no token is stored (specification 4, "Session"), and remembers
 * the address, to which react-admin's login returns.
 */
export function SessionGate({ isAwaited, children }: Props) {
  const { pathname, search } = useLocation();
  if (!isAwaited && !readToken()) {
    return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />;
  }
  return <ExpectedRole value={isAwaited ? 'admin' : undefined}>{children}</ExpectedRole>;
}
