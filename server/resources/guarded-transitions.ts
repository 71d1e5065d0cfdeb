import type { Actor } from '../../domain/access.ts';
import type { Action, Definition } from '../../domain/define.ts';
import { valueAt } from '../../domain/paths.ts';
import { actionFor, guardedFields } from '../../domain/transitions.ts';
import { RequestError } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import type { ResourceHooks, Transition } from './hooks.ts';
import type { Values } from './storage.ts';

/** The rejection of a transition, with the field and both values. */
export const forbiddenTransition = (field: string, from: unknown, to: unknown): RequestError =>
  new RequestError('transition.forbidden', {
    message: `"${field}" cannot move from ${JSON.stringify(from)} to ${JSON.stringify(to)}.`,
    fields: { [field]: { code: 'notWritable' } },
  });

/**
 * The actions that a change amounts to. Throws `transition.forbidden` if no action allows it, and
 * `access.denied` if one does but the actor may not perform it.
 */
export function transitionsOf(
  { actions }: Pick<Definition, 'actions'>,
  before: Values,
  after: Values,
  actor: Actor,
): readonly Transition[] {
  return guardedFields(actions).flatMap((field) => {
    const from = valueAt(before, field);
    const to = valueAt(after, field);
    if (from === to) return [];
    const found = actionFor(actions, { field, from, to });
    if (!found || !isMeantFor(found.action, before)) throw forbiddenTransition(field, from, to);
    demand(found.action.access, actor);
    return [{ verb: found.verb, field, from, to }];
  });
}

const isMeantFor = ({ when }: Action, record: Values): boolean => when?.(record as never) ?? true;

/**
 * Rejects a body that is only a transition when the record is already there: if several clerks make
 * the same one, one has made it and the others learn that they have not. A whole record sent back also
 * names the field, and is an echo.
 */
export function rejectEmptyTransition(
  { actions }: Pick<Definition, 'actions'>,
  given: Values,
  before: Values,
): void {
  const names = Object.keys(given);
  const guarded = guardedFields(actions);
  if (names.length === 0 || !names.every((name) => guarded.includes(name))) return;
  const [name = ''] = names;
  if (names.every((field) => before[field] === given[field])) {
    throw forbiddenTransition(name, before[name], given[name]);
  }
}

/**
 * Rejects a new record that starts beyond its first state: only defaults and the hooks' own
 * starting values are allowed.
 */
export function rejectForeignStart(
  definition: Definition,
  after: Values,
  startsAt: ResourceHooks['startsAt'],
): void {
  for (const path of guardedFields(definition.actions)) {
    const start = definition.fields[path]?.default;
    const value = valueAt(after, path);
    const isAllowed = value === (start ?? null) || startsAt?.[path]?.includes(value);
    if (!isAllowed) throw forbiddenTransition(path, null, value);
  }
}
