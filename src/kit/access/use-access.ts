import type { RaRecord } from 'react-admin';
import { type Actor, allows } from '../../../domain/access.ts';
import type { Action, Definition } from '../../../domain/define.ts';
import type { Field } from '../../../domain/fields.ts';
import { valueAt } from '../../../domain/paths.ts';
import { useActor } from './use-actor.ts';

/** What the person who looks may do with a resource; nothing as long as it is not known who it is. */
export function useAccess(definition: Definition) {
  const actor = useActor();
  return accessOf(definition, actor);
}

export type ViewAccess = ReturnType<typeof accessOf>;

/** The same rules that the server asks; it decides, this only leaves out what it would refuse. */
export function accessOf({ access, actions = {} }: Definition, actor: Actor | undefined) {
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
    /** The verbs that can be done to a record as it is. */
    verbsFor: (record: RaRecord): readonly string[] =>
      Object.entries(actions).flatMap(([verb, action]) =>
        may(action.access, false) && startsFrom(action, record) ? [verb] : [],
      ),
  };
}

const startsFrom = ({ move }: Action, record: RaRecord): boolean =>
  move.from.some((value) => value === valueAt(record, move.field));
