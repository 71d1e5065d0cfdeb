/** Page sizes of every table (specification 9). */
export const PAGE_SIZES = [5, 10, 25] as const;

export { ALL_ROWS } from '../../providers/list-query.ts';
