import type { Actor } from '../access.ts';
import type { Definition } from '../define.ts';
import { isSecret, mayWrite } from '../field-access.ts';
import { type Field, type Fields, LOCALES } from '../fields.ts';
import { leavesOf } from '../paths.ts';

/** A place of a record that a column of a table can fill: `phone`, `tour._id`, `title.de`. */
export type ImportPlace = {
  readonly path: string;
  /** The kind of value that one cell holds. */
  readonly field: Field;
  readonly required: boolean;
};

const UNREADABLE: readonly Field['kind'][] = ['group', 'image', 'file'];

const isReadable = (field: Field): boolean =>
  field.kind === 'list'
    ? field.of.kind === 'text' || field.of.kind === 'choice'
    : !UNREADABLE.includes(field.kind);

/** What a table can fill: whatever the actor may set, but for secrets, files and lists of groups. */
export const importPlaces = (
  { fields }: { readonly fields: Fields },
  actor: Actor | undefined,
): readonly ImportPlace[] =>
  leavesOf(fields).flatMap(([path, field]): readonly ImportPlace[] => {
    if (isSecret(field) || field.proof || !mayWrite(field, actor) || !isReadable(field)) return [];
    if (field.kind === 'localized') {
      return LOCALES.map((locale) => ({
        path: `${path}.${locale}`,
        field: field.of,
        required: false,
      }));
    }
    const required = field.required === true && field.default === undefined;
    return [{ path, field, required }];
  });

/** By which fields two records are found to be the same, and by which they are alike. */
export type Identity = {
  /** No two records share a value of these. */
  readonly same: readonly string[];
  /** The name, which is compared as the search compares it (docs/decisions/0013). */
  readonly name: readonly string[];
  /** If there are such fields, one of them must be equal too: people share names. */
  readonly beside: readonly string[];
};

/**
 * How records of a resource are recognised, from its definition: by what is unique; by their name,
 * which is what is required and searched; and by what else is searched.
 */
export function identityOf({ fields }: Pick<Definition, 'fields'>): Identity {
  const texts = leavesOf(fields).filter(([, field]) => field.kind === 'text' && !isSecret(field));
  const isName = (field: Field) =>
    field.kind === 'text' &&
    field.format === 'line' &&
    field.required === true &&
    field.search === true;
  // The same remark stands beside many people.
  const isNote = (field: Field) => field.kind === 'text' && field.format === 'multiline';
  const pathsOf = (which: (field: Field) => boolean) =>
    texts.flatMap(([path, field]) => (which(field) ? [path] : []));
  return {
    same: pathsOf((field) => field.unique === true && !field.assigned),
    name: pathsOf(isName),
    beside: pathsOf(
      (field) =>
        field.search === true &&
        !field.unique &&
        !field.assigned &&
        !isName(field) &&
        !isNote(field),
    ),
  };
}
