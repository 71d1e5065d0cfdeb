import { useGetIdentity, usePermissions } from 'react-admin';
import { type Actor, ROLES } from '../../../domain/access.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';

/** The current user, as the access rules need them; `undefined` until known. */
export function useActor(): Actor | undefined {
  const { permissions: role } = usePermissions();
  const { identity } = useGetIdentity();
  if (!isOneOf(ROLES, role)) return undefined;
  return { id: String(identity?.id ?? ''), role };
}
