import type { TestProject } from 'vitest/node';
import { dataFolder, startProcess } from './started-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that `startedFolder` copies. */
    startedFolder: string;
  }
}

/** Starts the product once on an empty folder, and ends it, for all tests that begin there. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await dataFolder();
  const server = await startProcess({ DATA_DIR: folder.path });
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`The product ended with ${code}:\n${server.output()}`);
  provide('startedFolder', folder.path);
  return () => folder.remove();
}
