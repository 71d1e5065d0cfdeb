/** How many preferences a person can keep. */
export const MAX_PREFERENCES = 500;

/** How long the key of a preference can be, in characters. */
export const MAX_PREFERENCE_KEY = 200;

/** How long the value of a preference can be, in bytes of JSON. */
export const MAX_PREFERENCE_BYTES = 16_384;
