import { createContext, use, useSyncExternalStore } from 'react';
import { usePermissions } from 'react-admin';
import type { Grants } from '../../domain/roles/grants.ts';
import { readGrants, watchUser } from './session.ts';

/** For whom pages are drawn until the framework has requested who it is. */
export type ExpectedUser = { readonly id?: string | undefined; readonly role?: string };

export const ExpectedUserContext = createContext<ExpectedUser>({});

/** Whether nobody has logged in yet: pages are then drawn ahead, hidden. */
export const LoginAwaited = createContext(false);

/** The role of whoever is signed in; `undefined` until known. */
export function useRole(): string | undefined {
  const expected = use(ExpectedUserContext).role;
  const { permissions: role = expected } = usePermissions<unknown>();
  return typeof role === 'string' ? role : undefined;
}

/** What the composed role of whoever is signed in grants; nothing if theirs is declared. */
export const useGrants = (): Grants | undefined => useSyncExternalStore(watchUser, readGrants);
