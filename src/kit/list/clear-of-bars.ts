/**
 * The `scrollMarginBlock` of what has the focus in a list: it keeps clear of the top bar, and of what
 * stays in sight at the bottom, of which the bar of a selection can have two lines.
 */
export const CLEAR_OF_BARS = '64px 144px';
