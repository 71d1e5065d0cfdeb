import { type AccessRule, type Actor, allows } from '../../domain/access.ts';
import type { Access } from '../../domain/roles/role.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { Filter } from './list-query.ts';
import { type Lock, scopeFilters, selectRecord } from './list-records.ts';
import { readableRecord } from './readable-record.ts';
import { embedReferences } from './references.ts';
import type { Reading } from './request-context.ts';
import type { Resource } from './resource.ts';
import type { Executor, WireRecord } from './storage.ts';

/**
 * The filters that restrict a list to what a rule lets the actor reach. Throws if that is nothing.
 */
export function filtersOf(rule: AccessRule, actor: Actor): readonly Filter[] {
  const access: Access = rule(actor);
  if (access === false) throw new RequestError('access.denied');
  return access === true ? [] : scopeFilters(access);
}

/**
 * A record that a rule lets the actor reach, with references as ids. Throws `access.denied` for one
 * that they may only read, and `record.notFound` for one that they may not even know of.
 */
export async function findRecord(
  executor: Executor,
  call: Reading,
  resource: Resource,
  { id, rule, lock }: { id: string; rule: AccessRule; lock?: Lock },
): Promise<WireRecord> {
  const { show } = resource.definition.access;
  const filters = filtersOf(rule, call.actor);
  if (!isId(id)) throw new RequestError('record.notFound');
  const find = (scope: readonly Filter[], locked?: Lock) =>
    selectRecord(executor, call.resources, resource, {
      filters: [{ path: '_id', operator: 'eq', values: [id] }, ...scope],
      lock: locked,
    });
  const found = await find(filters, lock);
  if (found) return found;
  // Without a scope the rule hides nothing: a record found now was restored in between.
  const isScoped = filters.length > 0;
  const isVisible =
    isScoped && allows(show, call.actor) && (await find(filtersOf(show, call.actor)));
  throw new RequestError(isVisible ? 'access.denied' : 'record.notFound');
}

/** A record as its reader sees it: embedded records in place, hidden fields left out. */
export async function presentRecord(
  executor: Executor,
  call: Reading,
  resource: Resource,
  record: WireRecord,
): Promise<WireRecord> {
  const [whole = record] = await embedReferences(executor, call.resources, resource, {
    records: [{ ...record }],
    actor: call.actor,
  });
  return readableRecord(resource.definition, whole, call.actor);
}
