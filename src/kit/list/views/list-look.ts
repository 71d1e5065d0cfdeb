import { hashKey } from '@tanstack/react-query';
import type { SortPayload } from 'react-admin';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { ALL_ROWS } from '../../../providers/list-query.ts';
import type { SavedView } from '../../../providers/saved-views.ts';
import { PAGE_SIZES } from '../../view/list-of.ts';

/** The filter, sort and layout of a list: a view without its name. */
export type ListLook = Omit<SavedView, 'name'>;

/** What a list supports of what a view may say, and what it shows by itself. */
export type Known = {
  /** The fields that it can be filtered by. */
  readonly fields: readonly string[];
  /** What it can be sorted by. */
  readonly sorts: readonly string[];
  /** The present paths of columns, by those of earlier releases. */
  readonly renamed: Readonly<Record<string, string>>;
  readonly sort: SortPayload;
  readonly perPage: number;
};

/** The default look of a list. */
export const standardLook = ({ sort, perPage }: Known): ListLook => ({ filter: {}, sort, perPage });

/**
 * A saved look, without the filters, the sort or the page size that the list no longer supports, and
 * with the present paths of its columns, so that an old view still opens.
 */
export function knownLook(look: ListLook, known: Known): ListLook {
  const filter = Object.entries(look.filter).filter(([field]) => isKnown(field, known));
  const present = (path: string) => known.renamed[path] ?? path;
  const sort = { ...look.sort, field: present(look.sort.field) };
  return {
    ...look,
    filter: Object.fromEntries(filter),
    sort: known.sorts.includes(sort.field) ? sort : known.sort,
    ...(look.hidden && { hidden: look.hidden.map(present).toSorted() }),
    perPage: isOneOf([...PAGE_SIZES, ALL_ROWS], look.perPage) ? look.perPage : known.perPage,
  };
}

/** A form nests the fields of a group under its name. */
const isKnown = (field: string, { fields }: Known): boolean =>
  fields.some((path) => path === field || path.startsWith(`${field}.`));

/** Whether the look of a list matches a view. */
export function showsView(look: ListLook, { name: _, ...saved }: SavedView, known: Known): boolean {
  return hashKey([knownLook(saved, known)]) === hashKey([look]);
}

/** What a view shows, without its name. */
export const lookOf = ({ name: _, ...look }: SavedView): ListLook => look;

/** A view on this device, and the name that it has among those of the server. */
export type NamedView = {
  readonly saved: SavedView;
  readonly name: string;
  /** Whether the server has it already. */
  readonly isThere: boolean;
};

/**
 * Names the views of this device so that none replaces another one on the server. A name that is
 * taken there by a view with another look gets a number.
 */
export function namedForServer(
  onDevice: readonly SavedView[],
  stored: readonly SavedView[],
): readonly NamedView[] {
  const taken = new Set([...stored, ...onDevice].map(({ name }) => name));
  return onDevice.map((saved) => {
    const isSame = (one: SavedView | undefined) =>
      one !== undefined && hashKey([lookOf(one)]) === hashKey([lookOf(saved)]);
    const of = (name: string) => stored.find((one) => one.name === name);
    if (!of(saved.name)) return { saved, name: saved.name, isThere: false };
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? saved.name : `${saved.name} (${number})`;
      if (isSame(of(name))) return { saved, name, isThere: true };
      if (number > 1 && !taken.has(name)) {
        taken.add(name);
        return { saved, name, isThere: false };
      }
    }
  });
}
