import type { Definition } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { RequestError } from '../request-error.ts';
import type { Values } from './storage.ts';

/** Refuses a body with everything that is wrong with it at once. */
export function refuseInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new RequestError('record.invalid', { fields: errors });
}

/** Refuses a whole record that breaks the definition's rules over several fields. */
export function refuseBrokenRules(definition: Definition, record: Values): void {
  // A definition's rules know the type of its records; a registry of all definitions does not.
  const rules = (definition.rules ?? []) as readonly ((record: Values) => FieldErrors)[];
  refuseInvalid(Object.assign({}, ...rules.map((rule) => rule(record))));
}
