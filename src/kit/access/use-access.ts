import { type RaRecord, useGetIdentity, usePermissions } from 'react-admin';
import { type Actor, allows, ROLES } from '../../../domain/access.ts';
import type { Action, Definition } from '../../../domain/define.ts';
import type { Field, Fields } from '../../../domain/fields.ts';
import { heldValue } from '../../../domain/held-value.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';

/** What the current user may do with a resource; nothing until the user is known. */
export function useAccess(definition: Definition) {
  const actor = useActor();
  return accessOf(definition, actor);
}

export type ViewAccess = ReturnType<typeof accessOf>;

/** The server's own rules. The server decides; this only hides what it would refuse. */
function accessOf({ access, fields, actions = {} }: Definition, actor: Actor | undefined) {
  const may = (rule: Definition['access']['list'] | undefined, otherwise: boolean) =>
    actor !== undefined && (rule ? allows(rule, actor) : otherwise);
  return {
    isKnown: actor !== undefined,
    list: may(access.list, false),
    show: may(access.show, false),
    create: may(access.create, false),
    edit: may(access.edit, false),
    delete: may(access.delete, false),
    reads: (field: Field) => may(field.read, true),
    writes: (field: Field) => field.assigned !== true && may(field.write, true),
    /** The business verbs that are possible for a record in its present state. */
    verbsFor: (record: RaRecord): readonly string[] =>
      Object.entries(actions).flatMap(([verb, action]) =>
        may(action.access, false) && isPossible(action, fields, record) ? [verb] : [],
      ),
  };
}

function isPossible({ move, when }: Action, fields: Fields, record: RaRecord): boolean {
  const held = heldValue(fields, record, move.field);
  return move.from.some((value) => value === held) && (when?.(record as never) ?? true);
}

/** The current user, as the access rules need them; `undefined` until known. */
export function useActor(): Actor | undefined {
  const { permissions: role } = usePermissions();
  const { identity } = useGetIdentity();
  if (!isOneOf(ROLES, role)) return undefined;
  return { id: String(identity?.id ?? ''), role };
}
