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
  readonly sort: SortPayload;
  readonly perPage: number;
};

/** The default look of a list. */
export const standardLook = ({ sort, perPage }: Known): ListLook => ({ filter: {}, sort, perPage });

/**
 * A saved look, without the filters, the sort or the page size that the list no longer supports, so that
 * an old view still opens.
 */
export function knownLook(look: ListLook, known: Known): ListLook {
  const filter = Object.entries(look.filter).filter(([field]) => isKnown(field, known));
  return {
    ...look,
    filter: Object.fromEntries(filter),
    sort: known.sorts.includes(look.sort.field) ? look.sort : known.sort,
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
