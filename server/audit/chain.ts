import { sha256 } from '../base/sha256.ts';

/** An entry of the trail as it is sealed: every value as the database writes it. */
export type SealedEntry = {
  readonly id: string;
  /** To the microsecond, in UTC. */
  readonly at: string;
  readonly by_id: string | null;
  readonly by_name: string;
  readonly action: string;
  readonly resource: string;
  readonly record_id: string;
  readonly undoes: string | null;
  /** The values, as the text of `jsonb`. */
  readonly changes: string;
};

/** A link of the chain. Salts are missing where what they belong to was erased. */
export type Link = {
  readonly number: number;
  readonly entry_id: string;
  readonly name_salt: string | null;
  readonly name_hash: Buffer;
  readonly values_salt: string | null;
  readonly values_hash: Buffer;
  readonly rest: Buffer;
  /** Of an entry that was removed after its time. */
  readonly former_at: string | null;
  readonly former_resource: string | null;
  readonly digest: Buffer;
  readonly hash: Buffer;
};

/** Where a chain ends. */
export type ChainEnd = { readonly number: number; readonly hash: Buffer };

/** The end of a chain without links. */
export const NO_LINK: ChainEnd = { number: 0, hash: Buffer.alloc(32) };

const hashOf = (...parts: readonly unknown[]): Buffer => sha256(JSON.stringify(parts));

const saltedHash = (salt: string, value: string): Buffer => hashOf(salt, value);

/** The fields that were changed stay when their values are erased. */
const pathsOf = (changes: string): readonly string[] =>
  Object.keys(JSON.parse(changes) as object).toSorted();

type Hashes = Pick<Link, 'name_hash' | 'values_hash'>;

const restOf = (entry: SealedEntry, { name_hash, values_hash }: Hashes): Buffer =>
  hashOf(
    entry.by_id,
    entry.action,
    entry.record_id,
    entry.undoes,
    pathsOf(entry.changes),
    name_hash.toString('hex'),
    values_hash.toString('hex'),
  );

const digestOf = (id: string, at: string, resource: string, rest: Buffer): Buffer =>
  hashOf(id, at, resource, rest.toString('hex'));

const hashAfter = (before: Buffer, digest: Buffer, number: number): Buffer => {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(number));
  return sha256(Buffer.concat([before, digest, place]));
};

/** The link that seals an entry after the end of a chain. */
export function linkAfter(end: ChainEnd, entry: SealedEntry, newSalt: () => string): Link {
  const [name_salt, values_salt] = [newSalt(), newSalt()];
  const name_hash = saltedHash(name_salt, entry.by_name);
  const values_hash = saltedHash(values_salt, entry.changes);
  const rest = restOf(entry, { name_hash, values_hash });
  const digest = digestOf(entry.id, entry.at, entry.resource, rest);
  const number = end.number + 1;
  return {
    number,
    entry_id: entry.id,
    name_salt,
    name_hash,
    values_salt,
    values_hash,
    rest,
    former_at: null,
    former_resource: null,
    digest,
    hash: hashAfter(end.hash, digest, number),
  };
}

/** What is wrong with the trail at a link, in the order in which it is looked for. */
export type DamageKind =
  /** A number has no link. */
  | 'linkMissing'
  /** A link is not the one that was made. */
  | 'linkChanged'
  /** A link has no entry, and it was not its time to be removed. */
  | 'entryMissing'
  /** An entry says something else than when it was sealed. */
  | 'entryChanged'
  /** An entry has no link, and does not wait for one. */
  | 'entryInserted';

/** The values of an entry that were erased: their fields, and nothing of them. */
const isErased = (changes: string): boolean =>
  Object.values(JSON.parse(changes) as object).every((value) => JSON.stringify(value) === '{}');

/** What was erased of an entry, for which there has to be a reason. */
export type Erased = { readonly name: boolean; readonly values: boolean };

type Checked =
  | { readonly damage: DamageKind }
  | { readonly end: ChainEnd; readonly erased: Erased; readonly isRemoved: boolean };

/** Whether a link follows the end of a chain, and its entry is as it was when it was sealed. */
export function checkLink(end: ChainEnd, link: Link, entry: SealedEntry | undefined): Checked {
  if (link.number !== end.number + 1) return { damage: 'linkMissing' };
  if (!hashAfter(end.hash, link.digest, link.number).equals(link.hash)) {
    return { damage: 'linkChanged' };
  }
  const next = { number: link.number, hash: link.hash };
  if (!entry) {
    const { former_at: at, former_resource: resource } = link;
    if (at === null || resource === null) return { damage: 'entryMissing' };
    const isSame = digestOf(link.entry_id, at, resource, link.rest).equals(link.digest);
    if (!isSame) return { damage: 'linkChanged' };
    return { end: next, erased: { name: false, values: false }, isRemoved: true };
  }
  const { name_salt, values_salt } = link;
  const erased = { name: name_salt === null, values: values_salt === null };
  const isAsSealed =
    (name_salt === null
      ? entry.by_name === ''
      : saltedHash(name_salt, entry.by_name).equals(link.name_hash)) &&
    (values_salt === null
      ? isErased(entry.changes)
      : saltedHash(values_salt, entry.changes).equals(link.values_hash)) &&
    restOf(entry, link).equals(link.rest) &&
    digestOf(entry.id, entry.at, entry.resource, link.rest).equals(link.digest);
  return isAsSealed ? { end: next, erased, isRemoved: false } : { damage: 'entryChanged' };
}
