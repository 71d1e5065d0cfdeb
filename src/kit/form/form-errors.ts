import { brokenRules } from '../../../domain/broken-rules.ts';
import type { Definition } from '../../../domain/define.ts';
import type { FieldErrors, Violation } from '../../../domain/errors.ts';
import type { Field, Fields } from '../../../domain/fields.ts';
import { fieldAt } from '../../../domain/paths.ts';
import { isObject, type ValidationMode, violationsOf } from '../../../domain/validate.ts';
import { violationKey } from '../../i18n/own-sentence.ts';
import { isPickedFile } from '../../providers/multipart.ts';

type Values = Record<string, unknown>;
type FormErrors = { [key: string]: FormErrors | ErrorText };
type ErrorText = { message: string; args: { limit?: number | string } };

/** The errors of a form, by the same rules as the server's, nested as a form expects them. */
export function formErrors(definition: Definition, values: Values, mode: ValidationMode) {
  const own = ownValues(definition.fields, values);
  const violations: FieldErrors = Object.assign(
    {},
    brokenRules(definition, own),
    violationsOf(definition, own, mode),
  );
  const errors: FormErrors = {};
  for (const [path, violation] of Object.entries(violations)) {
    place(errors, shownAt(definition.fields, path).split('.'), violation);
  }
  return errors;
}

/**
 * Only the keys that the definition knows; a picked file is replaced by a placeholder for its
 * stored name.
 */
function ownValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name in values && !field.assigned ? [[name, plain(field, values[name])]] : [],
    ),
  );
}

function plain(field: Field, value: unknown): unknown {
  if (isPickedFile(value)) return 'picked';
  if (field.kind === 'group' && isObject(value)) return ownValues(field.fields, value);
  return value;
}

/** A list of plain values is one input, so its items' errors are shown there. */
function shownAt(fields: Fields, path: string): string {
  const parts = path.split('.');
  const list = parts.findIndex((_, at) => {
    const field = fieldAt(fields, parts.slice(0, at + 1).join('.'));
    return field?.kind === 'list' && field.of.kind === 'text';
  });
  return list < 0 ? path : parts.slice(0, list + 1).join('.');
}

function place(errors: FormErrors, [head = '', ...rest]: string[], violation: Violation): void {
  const { code: _code, sentence: _sentence, ...args } = violation;
  if (rest.length === 0) {
    errors[head] ??= { message: violationKey(violation), args };
    return;
  }
  const inside = errors[head] ?? {};
  if ('args' in inside) return;
  errors[head] = inside;
  place(inside as FormErrors, rest, violation);
}
