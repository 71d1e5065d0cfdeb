/** The policy of answers that no browser shows: they load nothing, and stand in no frame. */
export const NOTHING_SHOWN = "default-src 'none'; frame-ancestors 'none'";
