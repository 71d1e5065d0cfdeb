/** Dispatched to the window before drafts are counted, so that pending drafts are written first. */
export const LAST_MOMENT = 'jisr:last-moment';
