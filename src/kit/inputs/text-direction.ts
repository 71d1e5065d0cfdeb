/**
 * An input laid out in the direction of its text, and of the page while it is empty. The theme finds
 * the empty ones by their placeholder, which is blank unless the input has its own.
 */
export const TEXT_DIRECTION = { dir: 'auto', placeholder: ' ' } as const;
