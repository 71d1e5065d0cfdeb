/** A content on the overview. */
export type ContentFigure = {
  readonly resource: string;
  /** Which of its states somebody may still have to do something about. */
  readonly waits: readonly WaitingState[];
};

/** States of contents that nobody else sees yet. */
export type WaitingState = 'draft' | 'scheduled';

const PUBLISHED = ['draft', 'scheduled'] as const;

/**
 * The contents, in the order of the side menu (specification 3, "a counter for each"). Of the gallery
 * and the questions nobody needs a number in the morning; their lists show it.
 */
export const CONTENT_FIGURES: readonly ContentFigure[] = [
  { resource: 'appointments', waits: [] },
  { resource: 'prices', waits: [] },
  { resource: 'Infos', waits: PUBLISHED },
  { resource: 'advertisement', waits: PUBLISHED },
  { resource: 'reviews', waits: [] },
  { resource: 'agb', waits: PUBLISHED },
  { resource: 'impressum', waits: PUBLISHED },
  { resource: 'privacy', waits: PUBLISHED },
];
