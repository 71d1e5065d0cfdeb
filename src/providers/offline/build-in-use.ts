import { ignoringFailure } from '../../../domain/ignoring-failure.ts';

const BUILD = 'jisr-build ';

/**
 * Notes, for as long as this page is open, that it needs the build which this script is of. The worker
 * of a later build leaves its files alone meanwhile.
 */
export function holdBuild(script: string): void {
  // Absent where the page is not served over https.
  const lock = navigator.locks?.request(
    BUILD + new URL(script).pathname,
    { mode: 'shared' },
    () => new Promise<never>(() => {}),
  );
  if (lock) void ignoringFailure(lock, 'Without it, an old page loads its files from the server.');
}

/** The scripts of the builds that pages which are open need. */
export async function scriptsInUse(locks: LockManager | undefined): Promise<readonly string[]> {
  const { held: current = [] } = (await locks?.query()) ?? {};
  return current.flatMap(({ name = '' }) =>
    name.startsWith(BUILD) ? [name.slice(BUILD.length)] : [],
  );
}
