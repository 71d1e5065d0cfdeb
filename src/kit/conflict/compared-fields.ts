import { isSecret } from '../../../domain/field-access.ts';
import type { Field, Fields } from '../../../domain/fields.ts';
import { LOCALES, type Locale } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { fieldAt, fieldsTo } from '../../../domain/paths.ts';
import { guardedFields } from '../../../domain/transitions.ts';
import type { ViewAccess } from '../access/use-access.ts';
import type { View } from '../view/view.ts';

/** A value that can be compared on its own; of a localized text that is each language. */
export type ComparedField = {
  readonly field: Field;
  /** The path that has a label. */
  readonly labelled: string;
  readonly locale?: Locale;
};

/** The field behind a path, also behind one language of a localized text. */
export function comparedField({ definition }: View, path: string): ComparedField | undefined {
  const own = fieldAt(definition.fields, path);
  if (own) return { field: own, labelled: path };
  const at = path.lastIndexOf('.');
  const [labelled, locale] = [path.slice(0, at), path.slice(at + 1)];
  const whole = fieldAt(definition.fields, labelled);
  return whole?.kind === 'localized' && isOneOf(LOCALES, locale)
    ? { field: whole.of, labelled, locale }
    : undefined;
}

/**
 * What two versions of a record are compared by, from its definition and the sections of its form:
 * the values that this person edits, and those that only others can have changed.
 */
export function comparedPaths(view: View, access: Pick<ViewAccess, 'reads' | 'writes'>) {
  const { fields, actions } = view.definition;
  const guarded = guardedFields(actions);
  const inForm = view.form.flatMap((section) => section.fields);
  const leaves = inForm
    .flatMap((path) => leavesAt(fields, path))
    .filter(({ within }) => within.every(isComparable) && within.every(access.reads));
  const isEdited = ({ path, within }: Leaf): boolean =>
    within.every(access.writes) && !guarded.includes(path);
  const elsewhere = Object.keys(fields)
    .filter((name) => !inForm.some((path) => path.split('.')[0] === name))
    .flatMap((name) => leavesAt(fields, name))
    .filter(
      ({ field, within }) =>
        within.every(isComparable) && !isLog(field) && within.every(access.reads),
    );
  return {
    edited: leaves.filter(isEdited).map(({ path }) => path),
    onlyShown: [
      ...leaves.filter((leaf) => !isEdited(leaf) && !leaf.within.some(isAssigned)),
      ...elsewhere,
    ].map(({ path }) => path),
  };
}

type Leaf = {
  readonly path: string;
  readonly field: Field;
  /** The field and the groups that it is in, whose rules hold for it too. */
  readonly within: readonly Field[];
};

function leavesAt(fields: Fields, path: string): readonly Leaf[] {
  const field = fieldAt(fields, path);
  if (!field) return [];
  if (field.kind === 'group') {
    return Object.keys(field.fields).flatMap((name) => leavesAt(fields, `${path}.${name}`));
  }
  const within = fieldsTo(fields, path);
  if (field.kind !== 'localized') return [{ path, field, within }];
  // Each language is a text of its own; who may change it stands at the whole.
  return LOCALES.map((locale) => ({ path: `${path}.${locale}`, field: field.of, within }));
}

/** What was typed and is never compared, such as a password: it stays typed in a merge. */
export const uncompared = <Values extends object>(fields: Fields, mine: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(mine).filter(([name]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field !== undefined && !isComparable(field);
    }),
  ) as Partial<Values>;

/** A password is not compared, and neither is what proves who somebody is. */
const isComparable = (field: Field): boolean => !isSecret(field) && !field.proof;

const isAssigned = ({ assigned }: Field): boolean => assigned === true;

/** What the server writes down itself grows with every change, and is no change of its own. */
const isLog = (field: Field): boolean => field.assigned === true && field.kind === 'list';
