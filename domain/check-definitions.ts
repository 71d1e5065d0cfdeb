import type { Definition } from './define.ts';
import { type Field, type Fields, STAMPS } from './fields.ts';
import { fieldAt } from './paths.ts';
import type { PictureFrame } from './picture-frame.ts';
import { violationOf } from './validate.ts';

type Definitions = { readonly [key: string]: Definition };

const RESERVED = ['_id', 'id', ...STAMPS, '__v'];
const RESERVED_INSIDE_GROUPS = ['__v'];

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
  return Object.entries(definition.actions ?? {}).flatMap(([verb, { move }]) => {
    const where = `${definition.name}.actions.${verb}`;
    const field = fieldAt(definition.fields, move.field);
    if (!field) return [`${where}: moves "${move.field}", which is not a field.`];
    return [...move.from, move.to]
      .filter((value) => violationOf(field, value))
      .map((value) => `${where}: ${JSON.stringify(value)} is not a value of "${move.field}".`);
  });
}

/** The place of a record is a whole number that only the server sets. */
function problemsOfOrder({ name, fields, ordered }: Definition): string[] {
  if (ordered === undefined) return [];
  const field = Object.hasOwn(fields, ordered) ? fields[ordered] : undefined;
  const isPlace = field?.kind === 'integer' && field.assigned === true;
  return isPlace ? [] : [`${name}: is ordered by "${ordered}", which is no assigned integer.`];
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
      ...(Object.keys(definition.fields).length === 0
        ? [`${definition.name}: has no fields.`]
        : []),
      ...problemsOfFields(definition.fields, definition.name, targets),
      ...problemsOfActions(definition),
      ...problemsOfOrder(definition),
    ]),
  ];
}
