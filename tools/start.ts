/**
 * `npm start`: builds the web client if it is stale, then runs the server. One process and not two
 * commands in a shell: a signal to npm ended the shell, and left a server that nobody could end.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt, presentStamp } from './built-client.ts';
import { endWithParent } from './end-with-parent.ts';
import { supervise } from './supervise.ts';

const BUILD = join(import.meta.dirname, 'build-if-stale.ts');

/** Whether nothing is to be built. What is wrong with the settings of a build, the build says. */
function isUpToDate(): boolean {
  try {
    return isBuilt(presentStamp());
  } catch {
    return false;
  }
}

/** A process of its own: what the build sets in its environment is not the server's. */
function build(): Promise<number> {
  const child = spawn(process.execPath, [BUILD], { stdio: 'inherit' });
  const end = () => void child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  endWithParent(end);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, end);
      resolve(code ?? 1);
    });
  });
}

const built = isUpToDate() ? 0 : await build();
process.exit(built === 0 ? await supervise() : built);
