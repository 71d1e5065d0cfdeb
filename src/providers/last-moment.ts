/** Told to the window before drafts are counted, so that what waits to be written is written. */
export const LAST_MOMENT = 'jisr:last-moment';
