import { createContext, use } from 'react';
import { usePermissions } from 'react-admin';

/** The role for which pages are drawn until the framework has requested it. */
export const ExpectedRole = createContext<string | undefined>(undefined);

/** Whether nobody has logged in yet: pages are then drawn ahead, hidden. */
export const LoginAwaited = createContext(false);

/** The role of whoever is signed in; `undefined` until known. */
export function useRole(): string | undefined {
  const expected = use(ExpectedRole);
  const { permissions: role = expected } = usePermissions<unknown>();
  return typeof role === 'string' ? role : undefined;
}
