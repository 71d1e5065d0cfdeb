import { join } from 'node:path';

/**
 * The environment of programs that start often: Node keeps there what it has compiled, which halves
 * the time that a start works. What has changed is compiled anew; where nothing can be written, all is.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/node'),
};
