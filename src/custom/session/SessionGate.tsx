import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { FIRST_ADMINISTRATOR_ROLE } from '../../../domain/access.ts';
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
  if (!isAwaited && !readToken()) return <ToLogin />;
  return (
    <ExpectedRole value={isAwaited ? FIRST_ADMINISTRATOR_ROLE : undefined}>{children}</ExpectedRole>
  );
}

/** What a session has read goes with it, also where another tab has ended it. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  useEffect(() => client.clear(), [client]);
  return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />;
}
