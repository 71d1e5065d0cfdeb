/**
 * From here on something counts as hanging, in milliseconds. What is guarded takes a second or less
 * and would otherwise wait for ever; a busy machine stalls for many seconds.
 */
export const HANGS_AFTER = 30_000;
