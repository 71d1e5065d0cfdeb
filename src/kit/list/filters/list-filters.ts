import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { type Field, type NumberField, STAMPS } from '../../../../domain/fields.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { recordName } from '../../../../domain/record-name.ts';
import { isObject } from '../../../../domain/validate.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { definitionOf } from '../../../providers/resource-path.ts';
import { fieldLabel } from '../../view/field-label.ts';
import { type FilterPart, type ListView, useListView } from '../../view/list-view.ts';
import { columnField } from '../../view/use-view.ts';
import type { View } from '../../view/view.ts';

type Translate = ReturnType<typeof useTranslate>;

export type FilterChoice = { readonly label: string; readonly filter: FilterPart };

/** A filter of a list, with the labels of the interface. */
export type ListFilter = {
  readonly name: string;
  readonly label: string;
  /** The fields that it sets; a filter is active if one of them is set. */
  readonly fields: readonly string[];
} & (
  | { readonly kind: 'choice'; readonly choices: readonly FilterChoice[] }
  | { readonly kind: 'numbers'; readonly unit: string | undefined; readonly isWhole: boolean }
  | { readonly kind: 'days' }
  | { readonly kind: 'moments' }
  | { readonly kind: 'reference'; readonly target: string; readonly field: Field }
  | { readonly kind: 'value'; readonly field: Field }
);

/**
 * The filters of a list that can narrow it down: those that its view names, by the kinds of their
 * fields, without what all of its records have in common.
 */
export function useListFilters(): readonly ListFilter[] {
  const { view, list } = useListView();
  const translate = useTranslate();
  return useMemo(
    () =>
      list.filters
        .filter((name) => name !== list.split)
        .map((name) => filterOf(view, list, name, translate))
        .filter(({ fields }) => !fields.some((field) => Object.hasOwn(list.filter, field))),
    [view, list, translate],
  );
}

function filterOf(view: View, list: ListView, name: string, translate: Translate): ListFilter {
  const composed = Object.hasOwn(view.composedFilters, name)
    ? view.composedFilters[name]
    : undefined;
  if (composed) {
    const { label, fields, choices } = composed;
    return {
      name,
      kind: 'choice',
      label: translate(label),
      fields,
      choices: choices.map((choice) => ({ ...choice, label: translate(choice.label) })),
    };
  }
  const field = columnField(view, name);
  if (!field) throw new Error(`${view.definition.name} has no field "${name}".`);
  const label = fieldLabel(view, name, { translate, isDense: list.isDense });
  // A field without a range is compared with one value; the server's timestamps have a range.
  const isCompared = field.filter !== 'range' && !isOneOf(STAMPS, name);
  const kind = kindOf(view, name, field, translate);
  const isRange = kind.kind === 'numbers' || kind.kind === 'days' || kind.kind === 'moments';
  const own = { name, label, fields: [name] };
  return isRange && isCompared ? { ...own, kind: 'value', field } : { ...own, ...kind };
}

/** How a field is filtered, by its kind. */
function kindOf(view: View, path: string, whole: Field, translate: Translate) {
  const field = whole.kind === 'list' ? whole.of : whole;
  switch (field.kind) {
    case 'choice':
      return {
        kind: 'choice',
        choices: field.choices.map((value) => ({
          label: translate(choiceLabelKey(view.definition.name, path, value)),
          filter: { [path]: String(value) },
        })),
      } as const;
    case 'boolean':
      return {
        kind: 'choice',
        choices: [
          { label: translate('kit.yes'), filter: { [path]: 'true' } },
          { label: translate('kit.no'), filter: { [path]: 'false' } },
        ],
      } as const;
    case 'integer':
    case 'decimal':
      return { kind: 'numbers', unit: unitOf(field), isWhole: field.kind === 'integer' } as const;
    case 'money':
      return { kind: 'numbers', unit: '€', isWhole: false } as const;
    case 'date':
      return { kind: 'days' } as const;
    case 'dateTime':
      return { kind: 'moments' } as const;
    case 'reference':
      return { kind: 'reference', target: field.target, field: whole } as const;
    default:
      return { kind: 'value', field: whole } as const;
  }
}

/** Weights and lengths are typed with their unit; a count has none. */
const unitOf = ({ unit }: NumberField): string | undefined =>
  unit === undefined || unit === 'pieces' ? undefined : UNITS[unit];

const UNITS = { kg: 'kg', cm: 'cm', percent: '%', cents: 'ct', MAD: 'MAD' } as const;

/** A record of another resource in one line. */
export function representationOf(resource: string, record: RaRecord, locale: string): string {
  const definition = definitionOf(resource);
  return definition ? recordName(definition, record, locale) : String(record.id);
}

/** Whether a filter is active. A path may be nested in a link, as forms nest it. */
export const isInForce = ({ fields }: ListFilter, values: FilterPart): boolean =>
  fields.some((field) => currentIn(values, field) !== undefined);

/** What a list is filtered by at a path: under the path itself, or nested. */
export function currentIn(values: FilterPart, path: string): unknown {
  if (values[path] !== undefined) return values[path];
  return path
    .split('.')
    .reduce<unknown>((current, part) => (isObject(current) ? current[part] : undefined), values);
}

/** The active filters without these fields, nested ones included. */
export function without(values: FilterPart, fields: readonly string[]): Record<string, unknown> {
  const left = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    if (fields.includes(key)) return [];
    const inside = fields.flatMap((path) =>
      path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : [],
    );
    if (inside.length === 0 || !isObject(value)) return [[key, value]];
    const rest = without(value, inside);
    return Object.keys(rest).length > 0 ? [[key, rest]] : [];
  });
  return Object.fromEntries(left);
}

/** Whether a choice is the one that a list is filtered by. */
export const saysTheSame = (
  fields: readonly string[],
  one: FilterPart,
  other: FilterPart,
): boolean => fields.every((field) => textOf(one[field]) === textOf(currentIn(other, field)));

/** Whether a list is filtered by exactly this in these fields, and by something. */
export const isShownBy = (
  fields: readonly string[],
  filter: FilterPart,
  values: FilterPart,
): boolean => Object.keys(filter).length > 0 && saysTheSame(fields, filter, values);

/** A link may contain `true` where a choice has `'true'`; both mean the same to the server. */
const textOf = (value: unknown): string => (isObject(value) ? hashKey([value]) : String(value));
