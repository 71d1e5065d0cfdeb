import type { Field } from '../../domain/fields.ts';
import { fieldAt } from '../../domain/paths.ts';
import { guardedFields } from '../../domain/transitions.ts';
import {
  actionLabelKey,
  choiceLabelKey,
  fieldLabelKey,
  sectionLabelKey,
} from '../../src/i18n/resource-labels.ts';
import { hasFilter } from '../../src/kit/fields/render-input.tsx';
import type { ListView } from '../../src/kit/view/list-view.ts';
import { columnField } from '../../src/kit/view/use-view.ts';
import type { View } from '../../src/kit/view/view.ts';

/**
 * Everything that is wrong with a view, one sentence each, naming the resource and the field.
 * `hasText` says whether a catalogue has a key.
 */
export function problemsOfView(view: View, hasText: (key: string) => boolean): readonly string[] {
  const { definition, list, form, filters } = view;
  const { name, fields } = definition;
  const unknown = (where: string, paths: readonly string[]) =>
    paths
      .filter((path) => !columnField(view, path))
      .map((path) => `${name}: ${where} names "${path}", which is not a field.`);
  const unfiltered = filters
    .filter((path) => fieldAt(fields, path) && !canFilter(fieldAt(fields, path)))
    .map((path) => `${name}: the filters name "${path}", which the server does not filter by.`);
  const { split } = list;
  const unsplit =
    split === undefined || fieldAt(fields, split)?.kind === 'choice'
      ? []
      : [`${name}: the list is split by "${split}", which is not a choice.`];
  return [
    ...unknown(
      'the list',
      [...list.columns, ...list.hidden, ...list.badges, list.sort.field].filter(
        (column) => !(column in view.columns),
      ),
    ),
    ...unsplit,
    ...unarranged(view),
    ...leftOut(view, 'the list', [...list.columns, ...list.hidden]),
    ...leftOut(view, 'the export', view.exports),
    ...unknown('the filters', filters),
    ...unfiltered,
    ...form.flatMap(({ section, fields: paths }) =>
      unknown(`the section "${section ?? ''}"`, paths),
    ),
    ...unknown('a replaced cell', Object.keys(view.cells)),
    ...unknown('a replaced input', Object.keys(view.inputs)),
    ...view.lists.flatMap((own) => problemsOfList(view, own, hasText)),
    ...missingFromForm(view),
    ...[...labelKeys(view), ...Object.values(view.columns).map(({ label }) => label)].flatMap(
      (key) => (hasText(key) ? [] : [`${name}: the text "${key}" is missing.`]),
    ),
  ];
}

/** A list whose records have an order of their own, and whose rows nobody could move. */
const unarranged = ({ definition: { name, ordered }, list }: View) =>
  ordered === undefined || list.ownSort?.sort.field === ordered
    ? []
    : [`${name}: is ordered by "${ordered}", and its list is not arranged by it.`];

/** Columns that would stay empty, because lists leave their field out. */
const leftOut = ({ definition, columns }: View, where: string, paths: readonly string[]) =>
  paths
    .filter((path) => {
      const field: Field | undefined = definition.fields[path.split('.')[0] ?? path];
      return field?.listed === false && !(path in columns);
    })
    .map((path) => `${definition.name}: ${where} shows "${path}", which lists leave out.`);

/** What is wrong with a list at an address of its own: unknown columns and filters, missing texts. */
function problemsOfList(view: View, list: ListView, hasText: (key: string) => boolean): string[] {
  const where = `${view.definition.name}.${list.name}`;
  const isColumn = (name: string) => name in view.columns || columnField(view, name) !== undefined;
  const isSort = (path: string) =>
    path === list.ownSort?.sort.field ||
    columnField(view, path) !== undefined ||
    Object.values(view.columns).some(({ sort }) => sort === path);
  const named = [...list.columns, ...list.hidden];
  const keys = [
    ...named.flatMap((name) => view.columns[name]?.label ?? []),
    ...list.filters.flatMap((name) => view.composedFilters[name]?.label ?? []),
    ...Object.values(list.texts),
    ...(list.filterGroups ?? []).map(({ section }) =>
      sectionLabelKey(view.definition.name, section),
    ),
    ...(list.title ? [list.title] : []),
  ];
  return [
    ...named.filter((name) => !isColumn(name)).map((name) => `${where}: no column "${name}".`),
    ...(isSort(list.sort.field) ? [] : [`${where}: cannot be sorted by "${list.sort.field}".`]),
    ...list.filters
      .filter((name) => !(name in view.composedFilters) && !columnField(view, name))
      .map((name) => `${where}: no filter "${name}".`),
    ...(list.filterGroups ?? [])
      .flatMap(({ filters }) => filters)
      .filter((name) => !list.filters.includes(name))
      .map((name) => `${where}: a group of filters names "${name}", which the list does not have.`),
    ...keys.filter((key) => !hasText(key)).map((key) => `${where}: the text "${key}" is missing.`),
  ];
}

const canFilter = (field: Field | undefined): boolean =>
  Boolean(field?.filter) && field !== undefined && hasFilter(field);

/** Fields that no form offers. */
function missingFromForm({ definition, form, screens }: View): string[] {
  if (definition.readOnly || (screens.create && screens.edit)) return [];
  const placed = form.flatMap(({ fields }) => fields);
  // What only an action changes has a button, and no input.
  const guarded = guardedFields(definition.actions);
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    const isPlaced = placed.some((path) => path === name || path.startsWith(`${name}.`));
    return isServersOwn(field) || guarded.includes(name) || isPlaced
      ? []
      : [`${definition.name}: the field "${name}" is in no section.`];
  });
}

/** Whether the server alone sets a field, or all of a group. */
const isServersOwn = (field: Field): boolean =>
  field.assigned === true ||
  (field.kind === 'group' && Object.values(field.fields).every(isServersOwn));

/** Every text that the screens of a view need. */
function labelKeys({ definition, form }: View): string[] {
  const { name, fields, actions = {} } = definition;
  return [
    `resources.${name}.name`,
    ...Object.entries(fields).flatMap(([key, field]) => labelKeysOf(name, key, field)),
    ...Object.keys(actions).map((verb) => actionLabelKey(name, verb)),
    ...form.flatMap(({ section }) => (section ? [sectionLabelKey(name, section)] : [])),
  ];
}

function labelKeysOf(resource: string, path: string, field: Field): string[] {
  const own = fieldLabelKey(resource, path);
  const inside = field.kind === 'list' ? field.of : field;
  if (inside.kind === 'choice') {
    return [own, ...inside.choices.map((value) => choiceLabelKey(resource, path, value))];
  }
  if (inside.kind === 'group') {
    const parts = Object.entries(inside.fields);
    return [own, ...parts.flatMap(([key, part]) => labelKeysOf(resource, `${path}.${key}`, part))];
  }
  return [own];
}
