/** Page sizes of every table (specification 9). */
export const PAGE_SIZES = [5, 10, 25] as const;

/** The page size that means all rows; from this size on, no paging is requested. */
export const ALL_ROWS = 10_000;
