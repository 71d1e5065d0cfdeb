import { type SqlBool, sql, type Transaction } from 'kysely';
import type { FieldErrors } from '../../domain/errors.ts';
import type { Field, Fields } from '../../domain/fields.ts';
import { leavesOf } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';
import { attachmentOf, isStoredName, type StoredKind } from '../blobs/stored-name.ts';
import type { DB } from '../database/database-types.ts';
import { columnAt } from './column-at.ts';
import type { Engine } from './engine.ts';
import type { Resource } from './resource.ts';
import type { Values } from './storage.ts';

type House = Pick<Engine, 'blobs' | 'resources' | 'owners'>;
type NamedFile = { readonly path: string; readonly kind: StoredKind; readonly name: string };

function filesIn(field: Field, value: unknown, path: string): readonly NamedFile[] {
  if (field.kind === 'group') {
    return isObject(value) ? filesOf(field.fields, value, `${path}.`) : [];
  }
  if (field.kind === 'list') {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, at) => filesIn(field.of, item, `${path}.${at}`));
  }
  const kind = FILE_KINDS[field.kind];
  if (kind === undefined) return [];
  if (typeof value !== 'string' || value === '' || value === field.default) return [];
  return [{ path, kind, name: value }];
}

/** The files that a record names, and where; a default such as `no-photo` is not a file. */
export const filesOf = (fields: Fields, values: Values, prefix = ''): readonly NamedFile[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.assigned ? [] : filesIn(field, values[name], `${prefix}${name}`),
  );

/**
 * Whether a field can name this file. Older records name a picture where a document belongs, and the
 * other way round; none names the attachment of a message.
 */
const canName = (field: Field, name: string): boolean => {
  if (field.kind === 'list') return canName(field.of, name);
  if (field.kind === 'group') return Object.values(field.fields).some((one) => canName(one, name));
  return (
    field.kind in FILE_KINDS && (isStoredName('picture', name) || isStoredName('document', name))
  );
};

const FILE_KINDS: Readonly<Partial<Record<Field['kind'], StoredKind>>> = {
  image: 'picture',
  file: 'document',
};

/** Locks a file, so that naming it and removing it cannot happen at the same time. */
export async function lockFile(transaction: Transaction<DB>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`file ${name}`}))`.execute(transaction);
}

/**
 * Whether anything names a file: a record, even in a bin, or another table that owns files. Only what
 * can own its kind is queried: no resource names the attachments of messages.
 */
export async function isNamed(
  transaction: Transaction<DB>,
  { resources, owners }: Pick<Engine, 'resources' | 'owners'>,
  name: string,
): Promise<boolean> {
  for (const resource of resources.values()) {
    const leaves = leavesOf(resource.definition.fields);
    const named = leaves
      .filter(([, field]) => !field.assigned && canName(field, name))
      .map(([path]) => {
        const { expression, isList } = columnAt(resources, resource, path, 'o');
        const anywhere = sql`'$.** ? (@ == $name)', jsonb_build_object('name', ${name}::text)`;
        return isList
          ? sql<SqlBool>`jsonb_path_exists(${expression}, ${anywhere})`
          : sql<SqlBool>`${expression} = ${name}`;
      });
    if (named.length === 0) continue;
    const { storage } = resource;
    const { rows } = await sql`
      select 1 from ${sql.table(storage.table)} as o
      where ${storage.existing('o')} and (${sql.join(named, sql` or `)}) limit 1
    `.execute(transaction);
    if (rows.length > 0) return true;
  }
  return owners.isNamed(transaction, name);
}

/**
 * Whether a record may begin to name a file: it is stored, and is not another record's document.
 */
async function mayBeNamed(
  transaction: Transaction<DB>,
  house: House,
  { kind, name }: NamedFile,
): Promise<boolean> {
  if (!isStoredName(kind, name) || attachmentOf(name) !== name) return false;
  await lockFile(transaction, name);
  if (!(await house.blobs.stat(name))) return false;
  return kind === 'picture' || !(await isNamed(transaction, house, name));
}

const keyOf = ({ kind, name }: NamedFile): string => `${kind} ${name}`;

/**
 * The files that a record may not name: those that are not stored, and other records' documents. It
 * may keep the ones that it already names.
 */
export async function unknownFiles(
  transaction: Transaction<DB>,
  house: House,
  { definition }: Resource,
  { before = {}, after }: { before?: Values; after: Values },
): Promise<FieldErrors> {
  const known = new Set(filesOf(definition.fields, before).map(keyOf));
  const errors: FieldErrors = {};
  for (const file of filesOf(definition.fields, after)) {
    if (known.has(keyOf(file)) || (await mayBeNamed(transaction, house, file))) continue;
    errors[file.path] = { code: 'unknownReference' };
  }
  return errors;
}

/** The files that a record named before and no longer names. */
export function droppedFiles(
  { definition }: Resource,
  { before, after = {} }: { before: Values; after?: Values },
): readonly string[] {
  const remaining = new Set(filesOf(definition.fields, after).map(({ name }) => name));
  const dropped = filesOf(definition.fields, before).map(({ name }) => name);
  return [...new Set(dropped)].filter((name) => !remaining.has(name));
}
