import { nobody } from './access.ts';
import type { Definition } from './define.ts';
import { type Field, type Fields, STAMPS } from './fields.ts';
import { fieldAt, valueAt } from './paths.ts';
import type { PictureFrame } from './picture-frame.ts';
import { isObject, violationOf } from './validate.ts';

type Definitions = { readonly [key: string]: Definition };

const RESERVED = ['_id', 'id', ...STAMPS, '__v'];
const RESERVED_INSIDE_GROUPS = ['__v'];

/** Names that can stand in a path, a query, a form and a column without being written otherwise. */
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;
/** Whether keys of records may not be called so, because every object already has it. */
export const isOfEveryObject = (name: string): boolean => name in {};
const RESOURCE_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,62}$/;
const RESOURCE_PATH = /^[A-Za-z][A-Za-z0-9_-]*(\/[A-Za-z][A-Za-z0-9_-]*)*$/;

function nestedFields(field: Field): Fields {
  if (field.kind === 'group') return field.fields;
  if (field.kind === 'list') return nestedFields(field.of);
  return {};
}

/** Whether something inside a field of the record is to be left out of lists, which cannot be done. */
const isLeftOut = (field: Field, isNested: boolean): boolean =>
  (isNested && field.listed === false) || (field.kind === 'list' && isLeftOut(field.of, true));

const isFrame = ({ ratio, width }: PictureFrame): boolean =>
  ratio.every((side) => side > 0) && Number.isInteger(width) && width > 0;

type Limits = { readonly min?: number; readonly max?: number };

function impossibleLimits({ min, max }: Limits, isCount: boolean): readonly string[] {
  const limits = [min, max].filter((limit) => limit !== undefined);
  if (isCount && limits.some((limit) => !Number.isInteger(limit) || limit < 0)) {
    return ['min and max count, so they are whole numbers from 0.'];
  }
  if (limits.some((limit) => !Number.isFinite(limit))) return ['min and max are numbers.'];
  if (isCount && max === 0) return ['max 0 allows nothing.'];
  return min !== undefined && max !== undefined && min > max
    ? [`min ${min} is above max ${max}, so no value fits.`]
    : [];
}

/** Options that no value can meet, or that contradict each other. */
function impossibleOptions(field: Field): readonly string[] {
  const problems: string[] = [];
  if (field.unique && field.default !== undefined) {
    problems.push('a default of a unique field fits one record only.');
  }
  switch (field.kind) {
    case 'text':
      if (field.pattern && /[gy]/.test(field.pattern.flags)) {
        problems.push('a pattern with the flag g or y remembers its last match.');
      }
      return [...problems, ...impossibleLimits(field, true)];
    case 'richText':
      return [...problems, ...impossibleLimits(field, true)];
    case 'list':
      return [...problems, ...impossibleLimits(field, true), ...impossibleOptions(field.of)];
    case 'localized':
      return [...problems, ...impossibleOptions(field.of)];
    case 'integer':
    case 'decimal':
    case 'money':
      return [...problems, ...impossibleLimits(field, false)];
    case 'choice':
      return field.choices.length === 0 ? [...problems, 'has no choices.'] : problems;
    default:
      return problems;
  }
}

/** The values that a new record starts with. */
export function defaultsOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = field.kind === 'group' ? defaultsOf(field.fields) : field.default;
      const isEmptyGroup = isObject(value) && Object.keys(value).length === 0;
      return value === undefined || isEmptyGroup ? [] : [[name, value] as const];
    }),
  );
}

/** Rules that the defaults break together, before anybody has entered anything. */
function problemsOfDefaults({ name, fields, rules = [] }: Definition): readonly string[] {
  const defaults = defaultsOf(fields);
  return rules.flatMap((rule) => {
    const called = `the rule "${rule.name || 'without a name'}"`;
    try {
      return Object.entries(rule(defaults)).flatMap(([path, { code }]) =>
        valueAt(defaults, path) === undefined
          ? []
          : [`${name}.${path}: the defaults break ${called} (${code}).`],
      );
    } catch (error) {
      // A form applies the rules too, before everything is filled in.
      return [`${name}: ${called} fails on a new record (${String(error)}).`];
    }
  });
}

function problemsOfName({ name, path }: Definition): readonly string[] {
  return [
    ...(RESOURCE_NAME.test(name) && !isOfEveryObject(name)
      ? []
      : [
          `${JSON.stringify(name)} cannot be the name of a resource; use letters, digits, - and _, a letter first.`,
        ]),
    ...(path === name || RESOURCE_PATH.test(path)
      ? []
      : [
          `${name}: ${JSON.stringify(path)} cannot be a path; use letters, digits, - and _, with / between its parts.`,
        ]),
  ];
}

function problemsOfFields(
  fields: Fields,
  where: string,
  targets: ReadonlyMap<string, Definition>,
  isNested = false,
): string[] {
  const reserved = isNested ? RESERVED_INSIDE_GROUPS : RESERVED;
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${where}.${name}`;
    const problems: string[] = [];
    if (reserved.includes(name)) problems.push(`${path}: this name is reserved for the server.`);
    else if (name !== '_id' && (!FIELD_NAME.test(name) || isOfEveryObject(name))) {
      problems.push(
        `${where}: ${JSON.stringify(name)} cannot be the name of a field; use letters, digits and _, a letter first.`,
      );
    }
    problems.push(...impossibleOptions(field).map((problem) => `${path}: ${problem}`));
    if (field.default !== undefined && violationOf(field, field.default)) {
      problems.push(
        `${path}: the default ${JSON.stringify(field.default)} breaks the field's own rules.`,
      );
    }
    if (isLeftOut(field, isNested)) {
      problems.push(`${path}: only a field of the record itself can be left out of lists.`);
    }
    if (field.kind === 'image' && field.frame && !isFrame(field.frame)) {
      problems.push(`${path}: a frame has a ratio and a width of whole pixels, all above zero.`);
    }
    if (field.kind === 'choice' && new Set(field.choices).size < field.choices.length) {
      problems.push(`${path}: a choice is listed twice.`);
    }
    if (field.kind === 'reference') {
      const target = targets.get(field.target);
      if (!target) problems.push(`${path}: refers to "${field.target}", which is not a resource.`);
      for (const embedded of field.embed ?? []) {
        if (target && !Object.hasOwn(target.fields, embedded)) {
          problems.push(`${path}: embeds "${embedded}", which ${field.target} does not have.`);
        }
      }
    }
    return [...problems, ...problemsOfFields(nestedFields(field), path, targets, true)];
  });
}

function problemsOfActions(definition: Definition): string[] {
  return Object.entries(definition.actions ?? {}).flatMap(([verb, { transition }]) => {
    const where = `${definition.name}.actions.${verb}`;
    const field = fieldAt(definition.fields, transition.field);
    if (!field) return [`${where}: changes "${transition.field}", which is not a field.`];
    return [...transition.from, transition.to]
      .filter((value) => violationOf(field, value))
      .map(
        (value) => `${where}: ${JSON.stringify(value)} is not a value of "${transition.field}".`,
      );
  });
}

/** The place of a record is a whole number that only the server sets. */
function problemsOfOrder({ name, fields, ordered }: Definition): string[] {
  if (ordered === undefined) return [];
  const field = Object.hasOwn(fields, ordered) ? fields[ordered] : undefined;
  const isPlace = field?.kind === 'integer' && field.assigned === true;
  return isPlace ? [] : [`${name}: is ordered by "${ordered}", which is no assigned integer.`];
}

/** What nobody writes cannot be changed by anybody either. */
function problemsOfReadOnly({ name, readOnly, access, actions = {} }: Definition): string[] {
  if (!readOnly) return [];
  const writes = (['create', 'edit', 'delete'] as const).filter((one) => access[one] !== nobody);
  return [
    ...writes.map((one) => `${name}: is read only, so "${one}" is for nobody.`),
    ...Object.keys(actions).map((verb) => `${name}.actions.${verb}: ${name} is read only.`),
  ];
}

function twice(definitions: readonly Definition[], key: 'name' | 'path'): string[] {
  const seen = new Set<string>();
  return definitions.flatMap((definition) => {
    const value = definition[key];
    const again = seen.has(value);
    seen.add(value);
    return again ? [`${definition.name}: another resource already has the ${key} "${value}".`] : [];
  });
}

/** Everything that is wrong with a registry, one sentence each, naming the resource and the field. */
export function problemsOf(registry: Definitions): readonly string[] {
  const definitions = Object.values(registry);
  const targets = new Map(definitions.map((definition) => [definition.name, definition]));
  return [
    ...twice(definitions, 'name'),
    ...twice(definitions, 'path'),
    ...Object.entries(registry).flatMap(([key, { name }]) =>
      key === name ? [] : [`${name}: is registered as "${key}".`],
    ),
    ...definitions.flatMap((definition) => [
      ...problemsOfName(definition),
      ...(Object.keys(definition.fields).length === 0
        ? [`${definition.name}: has no fields.`]
        : []),
      ...problemsOfFields(definition.fields, definition.name, targets),
      ...problemsOfDefaults(definition),
      ...problemsOfActions(definition),
      ...problemsOfOrder(definition),
      ...problemsOfReadOnly(definition),
    ]),
  ];
}
