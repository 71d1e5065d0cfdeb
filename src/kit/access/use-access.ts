import { use, useMemo } from 'react';
import { useGetIdentity } from 'react-admin';
import { type AccessRule, type Actor, allows } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { mayRead, mayWrite } from '../../../domain/field-access.ts';
import type { Field } from '../../../domain/fields.ts';
import type { Person } from '../../../domain/roles/role.ts';
import { ExpectedUserContext, useGrants, useRole } from '../../providers/use-role.ts';

/** What the current user may do with a resource; nothing until the user is known. */
export function useAccess(definition: Definition) {
  const actor = useActor();
  return useMemo(() => accessOf(definition, actor), [definition, actor]);
}

export type ViewAccess = ReturnType<typeof accessOf>;

/** The server's own rules. The server decides; this only hides what it would reject. */
function accessOf({ access }: Definition, actor: Actor | undefined) {
  const may = (rule: AccessRule) => actor !== undefined && allows(rule, actor);
  return {
    isKnown: actor !== undefined,
    list: may(access.list),
    show: may(access.show),
    create: may(access.create),
    edit: may(access.edit),
    delete: may(access.delete),
    reads: (field: Field) => mayRead(field, actor),
    writes: (field: Field) => mayWrite(field, actor),
  };
}

/** Says of a rule whether it lets the current user in; until they are known, it does. */
export function useMay(): (rule: AccessRule) => boolean {
  const actor = useActor();
  return (rule) => actor === undefined || allows(rule, actor);
}

/** Whether it is known that a rule keeps the current user out; until they are known, it does not. */
export const useIsRejected = (rule: AccessRule): boolean => !useMay()(rule);

/** The current user, as the access rules need them; `undefined` until known, and the same object after. */
export function useActor(): Person | undefined {
  const role = useRole();
  const { identity } = useGetIdentity();
  const expected = use(ExpectedUserContext);
  const id = String(identity?.id ?? expected.id ?? '');
  const grants = useGrants();
  return useMemo(
    () => (role === undefined ? undefined : { id, role, ...(grants && { grants }) }),
    [id, role, grants],
  );
}
