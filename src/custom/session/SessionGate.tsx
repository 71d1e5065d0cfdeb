import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { FIRST_ADMINISTRATOR_ROLE } from '../../../domain/access.ts';
import { loginScreen } from '../../login/login-screen.tsx';
import { storedRole } from '../../providers/auth-provider.ts';
import { readUser } from '../../providers/session.ts';
import { ExpectedUserContext, LoginAwaited } from '../../providers/use-role.ts';

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
  const id = isAwaited ? undefined : readUser()?._id;
  const expected = useMemo(() => (role === undefined ? undefined : { id, role }), [id, role]);
  const isThere = expected !== undefined && !isAwaited;
  // Another tab may have logged in while the login screen was shown here.
  useLayoutEffect(() => {
    if (isThere) loginScreen.hide();
  }, [isThere]);
  if (!expected) return <ToLogin />;
  // Known before the framework requests it, so that nothing is requested that the role may not have.
  return (
    <LoginAwaited value={isAwaited}>
      <ExpectedUserContext value={expected}>{children}</ExpectedUserContext>
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
