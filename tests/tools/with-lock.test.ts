import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '../../tools/with-lock.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jisr-lock-'));
  lock = join(folder, 'build.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('work under a lock', () => {
  it('is done by one process at a time', async () => {
    const log: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = withLock(lock, async () => {
      log.push('one begins');
      await first.promise;
      log.push('one ends');
    });
    const two = withLock(lock, async () => log.push('two'));
    first.resolve();
    await Promise.all([one, two]);
    expect(log).toEqual(['one begins', 'one ends', 'two']);
  });

  it('returns its result and leaves nothing behind', async () => {
    expect(await withLock(lock, async () => 42)).toBe(42);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('releases the lock if it fails', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over the lock of a process that has died', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(await withLock(lock, async () => 'done')).toBe('done');
  });
});
