import { actionFor } from '../../../domain/transitions.ts';
import { isObject } from '../../../domain/validate.ts';
import { definitionOf } from '../resource-path.ts';
import { type Touch, type UnsentChange, underNewKey, type Values } from './unsent-change.ts';

/** A change names by the id alone whom the record shows. */
const idOr = (value: unknown): unknown =>
  isObject(value) && typeof value._id === 'string' ? value._id : (value ?? null);

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(idOr(a)) === JSON.stringify(idOr(b));

/** What is not a value that people change. */
const META = new Set(['__v', '_id', 'id', 'updatedAt', 'createdAt', 'history']);

const changedIn = (before: Values, after: Values): readonly string[] =>
  Object.keys(after).filter((name) => !META.has(name) && !isSame(before[name], after[name]));

/**
 * A change of a record that somebody else has changed meanwhile, made anew on their version where both
 * have changed different fields, as a form merges them; nothing where both changed the same.
 */
export function besideOthers(change: UnsentChange, current: unknown): UnsentChange | undefined {
  const [touch] = change.touches;
  if (change.method !== 'update' || !touch?.base || !touch.values || !isObject(current)) return;
  const { base, values } = touch;
  if (isTransition(touch, current)) return anew(change, { ...values, __v: current.__v });
  const mine = changedIn(base, values);
  const theirs = new Set(changedIn(base, current));
  // Who has made the same of a field is of one mind, as is the server that has done this change before.
  const isContested = (name: string) => theirs.has(name) && !isSame(values[name], current[name]);
  if (mine.length === 0 || mine.some(isContested)) return undefined;
  const merged = Object.fromEntries(mine.map((name) => [name, values[name]]));
  return anew(change, { ...merged, __v: current.__v });
}

/**
 * Whether it only takes a record from state to state by an action that its current state allows too. It
 * is the action that the person has chosen: another one that leads to the same state would take back
 * what somebody else has done.
 */
function isTransition({ resource, values = {}, base = {} }: Touch, current: Values): boolean {
  const [field, ...more] = Object.keys(values).filter((name) => name !== '__v');
  if (field === undefined || more.length > 0) return false;
  const chosen = { field, from: base[field], to: values[field] };
  const from = actionFor(definitionOf(resource)?.actions, chosen)?.action.transition.from ?? [];
  return from.some((state) => state === current[field]);
}

const anew = (change: UnsentChange, body: Values): UnsentChange => ({
  ...underNewKey(change),
  knownAt: new Date().toISOString(),
  request: { ...change.request, body: JSON.stringify(body) },
});
