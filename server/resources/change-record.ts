import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { AccessRule } from '../../domain/access.ts';
import { takenBack } from '../../domain/lasting-flags.ts';
import { valueAt } from '../../domain/paths.ts';
import { isObject, violationsOf } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { findRecord, presentRecord } from './find-record.ts';
import {
  forbiddenTransition,
  rejectEmptyTransition,
  transitionsOf,
} from './guarded-transitions.ts';
import type { Change } from './hooks.ts';
import { changedPaths, mergeValues } from './merge-values.ts';
import { droppedFiles, unknownFiles } from './named-files.ts';
import { normaliseBody, withDefaults } from './normalise-body.ts';
import { unknownReferences } from './references.ts';
import {
  demandWithin,
  isScopedBeyond,
  rejectBrokenRules,
  rejectInvalid,
  rejectOutsideScope,
  rejectStale,
} from './reject.ts';
import {
  emptiedValues,
  forbiddenValues,
  impossiblePhones,
  splitStamps,
} from './rejected-values.ts';
import { type Call, contextOf, writing } from './request-context.ts';
import type { Resource } from './resource.ts';
import type { Values, WireRecord } from './storage.ts';
import { auditedChanges, writeAudit } from './write-audit.ts';

type Body = Readonly<Record<string, unknown>>;

/** The change that a body makes to a record. Throws with everything that is wrong with it. */
function readChange(
  call: Call,
  { definition }: Resource,
  before: WireRecord,
  { body, sets }: { readonly body: Body; readonly sets?: string | undefined },
): Change {
  const { fields } = definition;
  const { values, errors } = splitStamps(body, before);
  const given = withPlaceOf(before, normaliseBody(fields, values), { definition, body });
  rejectInvalid({
    ...emptiedValues(definition, given),
    ...impossiblePhones(fields, given, before),
    ...violationsOf(definition, given, 'change'),
    ...forbiddenValues(fields, given, before, call.actor, { granted: sets }),
    ...errors,
  });
  rejectEmptyTransition(definition, given, before);
  const after = withDefaults(fields, mergeValues(fields, before, given)) as WireRecord;
  rejectInvalid(takenBack(definition, before, after));
  const paths = changedPaths(fields, before, after);
  if (paths.length > 0) rejectBrokenRules(definition, after);
  return {
    before,
    after,
    paths,
    transitions: transitionsOf(definition, before, after, call.actor),
  };
}

/**
 * The given values, with the stored place in an ordered resource. A new place makes no new version: a form
 * that was opened before repeats an old place, together with a version that is still the right one.
 */
const withPlaceOf = (
  before: Body,
  given: Values,
  { definition, body }: Pick<Resource, 'definition'> & { readonly body: Body },
): Values => {
  const { ordered } = definition;
  const isOldEcho = ordered !== undefined && Number.isInteger(given[ordered]) && '__v' in body;
  return isOldEcho ? { ...given, [ordered]: before[ordered] } : given;
};

/**
 * What a hook has changed beside what was requested, such as the day of a payment: bringing the change
 * back brings that back too. What the server assigns follows from the rest.
 */
const addedPaths = (
  { fields }: Resource['definition'],
  { before, paths }: Change,
  added: Values,
): readonly string[] =>
  Object.keys(added).filter(
    (name) =>
      fields[name]?.assigned !== true &&
      fields[name]?.kind !== 'group' &&
      !paths.includes(name) &&
      !isDeepStrictEqual(before[name] ?? null, added[name] ?? null),
  );

async function write(
  transaction: Transaction<DB>,
  call: Call,
  resource: Resource,
  change: Change,
  { undoes, restores }: Pick<Attempt, 'undoes' | 'restores'>,
): Promise<void> {
  const { definition, storage, hooks } = resource;
  const context = contextOf(call, transaction);
  rejectInvalid({
    ...(await unknownReferences(transaction, call.resources, resource, {
      values: change.after,
      paths: change.paths,
    })),
    ...(await unknownFiles(transaction, call, resource, change)),
  });
  const addition = (await hooks.changing?.(change, context)) ?? {};
  const values = mergeValues(definition.fields, change.after, addition.values ?? {});
  await storage.update(transaction, change.before, {
    before: change.before,
    values,
    columns: addition.columns ?? {},
    by: call.actor.id,
    at: call.now,
  });
  const { id: userId, name } = call.actor;
  const changed = { resource: definition.name, recordId: change.before._id, userId, name };
  context.afterCommit('the change', () => call.domainEvents.recordChanged(changed));
  await context.discardFiles(droppedFiles(resource, change));
  await hooks.changed?.(change, context);
  await writeAudit(
    [
      {
        action: change.transitions[0]?.verb ?? (restores ? 'restoreVersion' : 'change'),
        resource: definition.name,
        recordId: change.before._id,
        changes: auditedChanges(
          definition.fields,
          [...change.paths, ...addedPaths(definition, change, addition.values ?? {})],
          change.before,
          values,
        ),
        undoes,
      },
    ],
    context,
  );
}

type Attempt = {
  readonly id: string;
  readonly body: unknown;
  /** The rule to check: the definition's `edit` for a body, the action's own rule for a verb. */
  readonly rule: AccessRule;
  /** The field that an action sets, which whoever may perform it may change. */
  readonly sets?: string;
  /** Checks the record under its lock, and may reject. */
  readonly check?: (before: WireRecord) => void;
  /** The entry of the audit trail that the change undoes. */
  readonly undoes?: string;
  /** Whether its values are those of an earlier version. */
  readonly restores?: boolean;
};

/**
 * Changes a record in a transaction of the caller's, who stores the answer. Rejects as `changeRecord`
 * does.
 */
export async function changeWithin(
  transaction: Transaction<DB>,
  call: Call,
  resource: Resource,
  { id, body, rule, check, undoes, restores, sets }: Attempt,
): Promise<WireRecord> {
  const access = rule(call.actor);
  if (access === false) throw new RequestError('access.denied');
  if (!isObject(body)) throw new RequestError('request.malformed');
  const target = { id, rule, lock: 'change' } as const;
  const before = await findRecord(transaction, call, resource, target);
  await rejectStale(transaction, call, resource, { before, body });
  check?.(before);
  const change = readChange(call, resource, before, { body, sets });
  rejectOutsideScope(access, change.after, resource.definition);
  if (change.paths.length > 0)
    await write(transaction, call, resource, change, { undoes, restores });
  if (isScopedBeyond(access, resource.definition)) {
    await demandWithin(transaction, call, resource, { id, rule });
  }
  const stored = await findRecord(transaction, call, resource, { id, rule: () => true });
  return presentRecord(transaction, call, resource, stored);
}

async function attempt(call: Call, resource: Resource, requested: Attempt): Promise<WireRecord> {
  const { actor, database, now } = call;
  const { id, body } = requested;
  if (requested.rule(actor) === false) throw new RequestError('access.denied');
  if (!isObject(body)) throw new RequestError('request.malformed');
  // Values of an earlier version replace what others have changed since: only whoever has seen it may.
  if (requested.restores && body.__v === undefined) rejectInvalid({ __v: { code: 'required' } });
  await resource.hooks.requested?.({ id: id.toLowerCase(), body, actor, database, now });
  const { data } = await writing(call, async ({ transaction }) => ({
    data: await changeWithin(transaction, call, resource, requested),
  }));
  return data;
}

/** Changes the fields that a body names and returns the record as its editor sees it. */
export const changeRecord = (
  call: Call,
  resource: Resource,
  id: string,
  { body, restores = false }: { body: unknown; restores?: boolean },
): Promise<WireRecord> =>
  attempt(call, resource, { id, body, restores, rule: resource.definition.access.edit });

/**
 * Performs a business verb on a record; the body may contain only `__v`. Throws
 * `transition.forbidden` if the record is not in a state that the verb starts from.
 */
export async function actOnRecord(
  call: Call,
  resource: Resource,
  { id, verb, body }: { id: string; verb: string; body: unknown },
): Promise<WireRecord> {
  const action = resource.definition.actions?.[verb];
  if (!action) throw new RequestError('route.notFound');
  const given = body ?? {};
  if (!isObject(given)) throw new RequestError('request.malformed');
  const { __v, ...rest } = given;
  rejectInvalid(
    Object.fromEntries(Object.keys(rest).map((key) => [key, { code: 'unknownField' }])),
  );
  const { field, from, to } = action.transition;
  return attempt(call, resource, {
    id,
    body: __v === undefined ? { [field]: to } : { [field]: to, __v },
    rule: action.access,
    sets: field,
    check: (before) => {
      const value = valueAt(before, field);
      if (!from.some((start) => start === value)) throw forbiddenTransition(field, value, to);
    },
  });
}
