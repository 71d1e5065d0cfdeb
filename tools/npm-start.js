/**
 * `npm start`. This one file is JavaScript: Node loads a program of 10 MB to take the types off a file
 * that it has not compiled before, and it can look for what it has compiled only once it runs.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/node'),
);
await import('./start.ts');
