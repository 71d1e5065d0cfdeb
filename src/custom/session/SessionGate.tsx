import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { FIRST_ADMINISTRATOR_ROLE } from '../../../domain/access.ts';
import { storedRole } from '../../providers/auth-provider.ts';
import { ExpectedRole, LoginAwaited } from '../../providers/use-role.ts';

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
  const role = isAwaited ? FIRST_ADMINISTRATOR_ROLE : storedRole();
  if (role === undefined) return <ToLogin />;
  // Known before the framework requests it, so that nothing is requested that the role may not have.
  return (
    <LoginAwaited value={isAwaited}>
      <ExpectedRole value={role}>{children}</ExpectedRole>
    </LoginAwaited>
  );
}

/** What a session has read goes with it, also where another tab has ended it. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  useEffect(() => client.clear(), [client]);
  return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />;
}
