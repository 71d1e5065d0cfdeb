import type { FieldErrors } from '../../domain/errors.ts';
import { leavesOf, valueAt } from '../../domain/paths.ts';
import { isObject, violationsOf } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { findRecord, presentRecord } from './find-record.ts';
import { rejectForeignStart } from './guarded-transitions.ts';
import { mergeValues } from './merge-values.ts';
import { unknownFiles } from './named-files.ts';
import { normaliseBody, withDefaults } from './normalise-body.ts';
import { lastPlace } from './record-order.ts';
import { unknownReferences } from './references.ts';
import {
  demandWithin,
  isScopedBeyond,
  rejectBrokenRules,
  rejectInvalid,
  rejectOutsideScope,
} from './reject.ts';
import {
  emptiedValues,
  forbiddenValues,
  impossiblePhones,
  splitStamps,
} from './rejected-values.ts';
import { type Call, type WriteContext, writing } from './request-context.ts';
import type { Resource } from './resource.ts';
import type { Values, WireRecord } from './storage.ts';
import { auditedChanges, writeAudit } from './write-audit.ts';

/** The new record that a body describes, with its defaults. Throws with everything that is wrong. */
function readNewRecord(call: Call, { definition, hooks }: Resource, body: unknown): Values {
  if (!isObject(body)) throw new RequestError('request.malformed');
  const { fields } = definition;
  const { values, errors } = splitStamps(body, {});
  const given = normaliseBody(fields, values);
  rejectInvalid({
    ...emptiedValues(definition, given),
    ...impossiblePhones(fields, given, {}),
    ...violationsOf(definition, given, 'create'),
    ...forbiddenValues(fields, given, withDefaults(fields, {}), call.actor),
    ...errors,
  });
  const record = withDefaults(fields, given);
  rejectBrokenRules(definition, record);
  rejectForeignStart(definition, record, hooks.startsAt);
  return record;
}

/** What is wrong with the body of a new record, as far as it says so itself. */
export function newRecordErrors(call: Call, resource: Resource, body: unknown): FieldErrors {
  try {
    readNewRecord(call, resource, body);
    return {};
  } catch (error) {
    if (error instanceof RequestError && error.fields) return error.fields;
    throw error;
  }
}

/**
 * Creates a record in a transaction of the caller's, who reads it there if need be, and returns its id.
 * Rejects as `createRecord` does.
 */
export async function createWithin(
  context: WriteContext,
  call: Call,
  resource: Resource,
  body: unknown,
): Promise<string> {
  const { definition, storage, hooks } = resource;
  const { transaction } = context;
  const scope = definition.access.create(call.actor);
  if (scope === false) throw new RequestError('access.denied');
  const record = readNewRecord(call, resource, body);
  const id = call.newId();
  rejectOutsideScope(scope, { ...record, _id: id }, definition);
  await hooks.locking?.(record, transaction);
  rejectInvalid({
    ...(await unknownReferences(transaction, call.resources, resource, { values: record })),
    ...(await unknownFiles(transaction, call, resource, { after: record })),
  });
  const addition = (await hooks.creating?.({ id, after: record }, context)) ?? {};
  const given = { ...addition.values, ...(await lastPlace(transaction, resource)) };
  const values = mergeValues(definition.fields, record, given);
  const columns = addition.columns ?? {};
  await storage.insert(transaction, id, { values, columns, by: call.actor.id, at: call.now });
  const paths = leavesOf(definition.fields)
    .flatMap(([path, { proof }]) => (proof ? [] : [path]))
    .filter((path) => valueAt(values, path) !== null);
  const changes = auditedChanges(definition.fields, paths, {}, values);
  if (isScopedBeyond(scope, definition)) {
    await demandWithin(transaction, call, resource, { id, rule: definition.access.create });
  }
  const entry = { action: 'create', resource: definition.name, recordId: id, changes };
  await writeAudit([entry], context);
  return id;
}

/** Creates a record from a body and returns it as its creator sees it. */
export async function createRecord(
  call: Call,
  resource: Resource,
  body: unknown,
): Promise<WireRecord> {
  const { data } = await writing(call, async (context) => {
    const { transaction } = context;
    const id = await createWithin(context, call, resource, body);
    const stored = await findRecord(transaction, call, resource, { id, rule: () => true });
    return { data: await presentRecord(transaction, call, resource, stored) };
  });
  return data;
}
