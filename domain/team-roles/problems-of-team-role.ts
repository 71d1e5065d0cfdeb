import { lackedFor } from '../access.ts';
import type { Definition } from '../define.ts';
import type { FieldErrors, OwnSentence } from '../errors.ts';
import { ownViolation } from '../errors.ts';
import { fieldAt } from '../paths.ts';
import type { TeamRole } from '../resources/team-roles.ts';
import { grantsOfRole } from '../roles/grants-of-role.ts';
import { CHAT_NEEDS, PARTS, type PartNeed } from '../roles/parts.ts';
import { scopesOf } from '../roles/row-scopes.ts';
import {
  isGrantable,
  isUngrantable,
  ON_CUSTOMERS_ALONE,
  SHOWN_WHOLE,
} from '../roles/ungrantable.ts';

const OPERATIONS = ['list', 'show', 'create', 'edit', 'delete'];

/** What can be granted of a resource: its operations and actions, but for those of administrators. */
export const operationsOf = ({ name, actions = {}, readOnly }: Definition): readonly string[] =>
  [...(readOnly ? ['list', 'show'] : OPERATIONS), ...Object.keys(actions)].filter((operation) =>
    isGrantable(name, operation),
  );

/** A field, or a value that is not sent and that lists are filtered or sorted by. */
const isGrantedPath = ({ fields, filteredBy = {}, sortedBy = [] }: Definition, path: string) =>
  fieldAt(fields, path) !== undefined || Object.hasOwn(filteredBy, path) || sortedBy.includes(path);

type Draft = Pick<TeamRole, 'name' | 'chat' | 'parts' | 'resources'>;
type Granted = NonNullable<Draft['resources']>[number];

function problemsOfResource(
  { resource, operations, fields, otherFields }: Granted,
  definition: Definition,
): FieldErrors {
  const errors: FieldErrors = {};
  const known = operationsOf(definition);
  const scopes: readonly unknown[] = scopesOf(resource);
  for (const [at, { operation, scope }] of (operations ?? []).entries()) {
    const isOfCustomers = ON_CUSTOMERS_ALONE[resource]?.includes(operation) === true;
    const isScope =
      scopes.includes(scope ?? 'all') && (!isOfCustomers || (scope ?? 'all') === 'customers');
    if (!known.includes(operation)) errors[`operations.${at}.operation`] = { code: 'notAChoice' };
    else if (!isScope) errors[`operations.${at}.scope`] = { code: 'notAChoice' };
  }
  if (SHOWN_WHOLE.includes(resource) && otherFields !== 'read') {
    errors.otherFields = { code: 'notAChoice' };
  }
  for (const [at, { path, level }] of (fields ?? []).entries()) {
    if (SHOWN_WHOLE.includes(resource)) errors[`fields.${at}.path`] = { code: 'notAChoice' };
    const isWritten = level === 'write' && isUngrantable({ resource, path });
    if (!isGrantedPath(definition, path)) {
      errors[`fields.${at}.path`] = { code: 'notAChoice' };
    } else if (isWritten) errors[`fields.${at}.level`] = { code: 'notAChoice' };
  }
  return errors;
}

/** What a part needs beside it, for whoever composes the role. */
const needSentence = ({ resource, operations, fields = {} }: PartNeed): OwnSentence => {
  const names = [...operations, ...Object.keys(fields)].join(', ');
  return {
    en: `This needs of “${resource}”, for all records: ${names}.`,
    de: `Das braucht von „${resource}“, für alle Einträge: ${names}.`,
    fr: `Cela demande de « ${resource} », pour tous les éléments : ${names}.`,
    ar: `يتطلب هذا من «${resource}»، لكل السجلات: ${names}.`,
  };
};

/**
 * What is wrong with a composed role: resources, operations, scopes and fields that do not exist or
 * are the administrators' alone, and parts without what they show.
 */
export function problemsOfTeamRole(
  role: Draft,
  definitions: ReadonlyMap<string, Definition>,
): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [at, granted] of (role.resources ?? []).entries()) {
    const definition = definitions.get(granted.resource);
    const path = `resources.${at}`;
    if (!definition) errors[`${path}.resource`] = { code: 'notAChoice' };
    else if (seen.has(granted.resource)) errors[`${path}.resource`] = { code: 'duplicate' };
    else {
      for (const [inside, violation] of Object.entries(problemsOfResource(granted, definition))) {
        errors[`${path}.${inside}`] = violation;
      }
    }
    seen.add(granted.resource);
  }
  if (Object.keys(errors).length > 0) return errors;
  const grants = grantsOfRole(role, { tours: [], trips: [], cities: [] });
  for (const [at, part] of (role.parts ?? []).entries()) {
    const [lacked] = lackedFor(grants, PARTS[part]);
    if (lacked) errors[`parts.${at}`] = ownViolation(needSentence(lacked));
  }
  const [lacked] = grants.chat ? lackedFor(grants, CHAT_NEEDS) : [];
  if (lacked) errors.chat = ownViolation(needSentence(lacked));
  return errors;
}
