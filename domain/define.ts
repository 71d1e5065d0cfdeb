import { type AccessRule, asDeclared } from './access.ts';
import type { FieldErrors } from './errors.ts';
import type { Built, ChoiceValue, Field, FieldOptions, Fields, ReferenceField } from './fields.ts';
import type { NamedOf, PartOf, ValuesOf } from './records.ts';
import type { FieldPlace } from './roles/grants.ts';

/** What a person may do with the records of a resource. */
export type ResourceAccess = {
  readonly list: AccessRule;
  readonly show: AccessRule;
  readonly create: AccessRule;
  readonly edit: AccessRule;
  readonly delete: AccessRule;
};

/**
 * A business action: the only change of one field that it allows. Any change of that field that no
 * action allows is rejected, whichever call requests it.
 */
export type Action = {
  readonly access: AccessRule;
  readonly transition: {
    readonly field: string;
    readonly from: readonly (ChoiceValue | boolean)[];
    readonly to: ChoiceValue | boolean;
  };
  /**
   * The records it applies to; without it, all of them. A pure function and no condition as data,
   * which would be a second language of filters. It sees a record as it is on the wire, from another
   * back end too: read what may be missing as its default.
   */
  readonly when?: (record: never) => boolean;
  /** Whether the user has to confirm it first. */
  readonly confirm: boolean;
};

/**
 * A rule over several fields. It gets what is known of the record: the server applies it to whole
 * records, a form also before everything is filled in. `defineResource` knows the types of its fields.
 */
export type Rule = (record: Readonly<Record<string, unknown>>) => FieldErrors;

export type Definition = {
  /** Route segment and key of the labels, spelled as in specification 2.2. */
  readonly name: string;
  /** Path under /api/v1. */
  readonly path: string;
  readonly fields: Fields;
  /**
   * Whether nobody writes its records as such: they are what the product itself has noted, such as
   * the messages that were sent. It has lists and pages, and no forms (docs/decisions/0117).
   */
  readonly readOnly?: true | undefined;
  /**
   * The record in one line, for titles and pickers, in the language of its reader. It gets whole
   * records: `recordName` alone calls it.
   */
  readonly represent: (record: never, locale?: string) => string;
  /**
   * The same of what is known of a record: of one that is being typed, or embedded in another.
   * Without it, that is called by its texts of one line that can be searched.
   */
  readonly representPartial?: (part: never, locale?: string) => string;
  /**
   * What lists can be sorted by besides the fields: values that the server derives from a record and
   * that do not travel.
   */
  readonly sortedBy?: readonly string[];
  /**
   * What lists can be filtered by besides the fields, by its kind: values that the server derives and
   * that do not travel, because they change without the record.
   */
  readonly filteredBy?: Fields;
  /** Rules over several fields, run on both sides; each names the fields that are wrong. */
  readonly rules?: readonly Rule[];
  readonly access: ResourceAccess;
  /**
   * The assigned integer field that holds a record's place among the others, where the staff puts
   * them in order by hand (docs/decisions/0079).
   */
  readonly ordered?: string;
  readonly actions?: { readonly [verb: string]: Action };
};

type DefinitionOf<F extends Fields, N extends string, A, R> = Omit<
  Definition,
  'fields' | 'name' | 'actions' | 'readOnly'
> & {
  readonly name: N;
  readonly fields: F;
  readonly actions: A;
  readonly readOnly: R;
};

/** Declares a resource once, for both the web client and the server. */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const A extends { readonly [verb: string]: Action } = Record<never, never>,
  const R extends true | undefined = undefined,
>(definition: {
  name: N;
  path?: string;
  readOnly?: R;
  ordered?: keyof F & string;
  fields: F;
  represent: (record: NamedOf<F>, locale?: string) => string;
  representPartial?: (part: PartOf<F>, locale?: string) => string;
  sortedBy?: readonly string[];
  filteredBy?: Fields;
  rules?: readonly ((record: Partial<ValuesOf<F>>) => FieldErrors)[];
  access: ResourceAccess;
  actions?: A;
}): DefinitionOf<F, N, A, R> {
  const { name, path = name, access, actions } = definition;
  const declared = (operation: keyof ResourceAccess) =>
    asDeclared(access[operation], name, operation);
  return {
    ...definition,
    path,
    fields: placed(definition.fields, name),
    ...(definition.filteredBy && { filteredBy: placed(definition.filteredBy, name) }),
    access: {
      list: declared('list'),
      show: declared('show'),
      create: declared('create'),
      edit: declared('edit'),
      delete: declared('delete'),
    },
    ...(actions && { actions: actionsAsDeclared(actions, name) }),
  } as unknown as DefinitionOf<F, N, A, R>;
}

/** The fields, each with the place that composed roles grant it by: of a list, all that is in it. */
const placed = (fields: Fields, resource: string, prefix = ''): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const at = { resource, path: `${prefix}${name}` };
      if (field.kind === 'group') {
        return [name, { ...field, at, fields: placed(field.fields, resource, `${at.path}.`) }];
      }
      return [name, placedAt(field, at)];
    }),
  );

function placedAt(field: Field, at: FieldPlace): Field {
  if (field.kind === 'list') return { ...field, at, of: placedAt(field.of, at) };
  if (field.kind !== 'group') return { ...field, at };
  const inside = Object.entries(field.fields).map(([name, one]) => [name, placedAt(one, at)]);
  return { ...field, at, fields: Object.fromEntries(inside) };
}

const actionsAsDeclared = (actions: NonNullable<Definition['actions']>, name: string) =>
  Object.fromEntries(
    Object.entries(actions).map(([verb, action]) => [
      verb,
      { ...action, access: asDeclared(action.access, name, verb) },
    ]),
  );

/**
 * A reference to a record of another resource. Without `embed` the wire holds its id; with `embed`
 * a read returns `{ _id, ...those fields }`, and a write takes an id or an object with `_id` (its
 * other keys are an echo).
 */
export const reference = <
  D extends Definition,
  const O extends FieldOptions<string>,
  const E extends readonly (keyof D['fields'] & string)[] = readonly [],
>(
  target: D,
  options?: O & { embed?: E },
): Built<Omit<ReferenceField, 'embed'> & { readonly embed?: E; readonly targetOf?: D }, O> =>
  ({ kind: 'reference', target: target.name, ...options }) as unknown as Built<
    Omit<ReferenceField, 'embed'> & { readonly embed?: E; readonly targetOf?: D },
    O
  >;
