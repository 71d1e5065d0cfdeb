/** How much room the rows of a table take. */
export const DENSITIES = ['comfortable', 'compact'] as const;

export type Density = (typeof DENSITIES)[number];

/** The height of a row of a table with its line, in px (docs/visual-language.md). */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 48, compact: 36 };

/** A device that points exactly, such as a mouse: what is small is still hit with it. */
export const POINTS_EXACTLY = '(hover: hover) and (pointer: fine)';
