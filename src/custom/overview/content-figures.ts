/** A content on the overview. */
export type ContentFigure = {
  readonly resource: string;
  /** Which of its states somebody may still have to do something about. */
  readonly waits: readonly WaitingState[];
  /** What finds its drafts, where they are no state of their own. */
  readonly drafts?: Readonly<Record<string, string>>;
};

/** States of contents that nobody else sees yet. */
export type WaitingState = 'draft' | 'scheduled';

const PUBLISHED = ['draft', 'scheduled'] as const;

/** The contents, in the order of the side menu (specification 3, "a counter for each"). */
export const CONTENT_FIGURES: readonly ContentFigure[] = [
  { resource: 'appointments', waits: [] },
  { resource: 'prices', waits: [] },
  { resource: 'gallery', waits: [], drafts: { shown: 'false' } },
  { resource: 'Infos', waits: PUBLISHED },
  { resource: 'advertisement', waits: PUBLISHED },
  { resource: 'reviews', waits: [] },
  { resource: 'agb', waits: PUBLISHED },
  { resource: 'impressum', waits: PUBLISHED },
  { resource: 'privacy', waits: PUBLISHED },
  { resource: 'faq', waits: [] },
];
