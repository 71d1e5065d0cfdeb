/**
 * Stored values that nobody needs any more, as `resource` or `resource.field`. The server does not
 * start if a definition was renamed or removed while records hold values for it, unless they are
 * named here (docs/decisions/0100). A record keeps such a value until its next change, and its
 * revisions keep it for good.
 */
export const retired: readonly string[] = [];
