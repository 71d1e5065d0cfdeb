import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Links a file that already contains our id, so that no process ever reads a lock without its
 * owner.
 */
function take(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function ownerOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // Released since we looked at it.
  }
}

/**
 * Runs work while no other process runs work under the same lock file; the lock of a dead owner is
 * taken over.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!take(path)) {
    const owner = ownerOf(path);
    if (owner !== undefined && !isAlive(owner)) rmSync(path, { force: true });
    else await pause(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
