import { spawn } from 'node:child_process';
import { chown, cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, mayEnter } from './account.ts';
import type { Binaries } from './binaries.ts';
import { withLockFile } from './lock-file.ts';

type Outcome = { code: number | null; output: string };

/** Runs one of PostgreSQL's programs as the account. */
export type Run = (program: 'initdb' | 'pg_ctl', args: readonly string[]) => Promise<Outcome>;

/**
 * The programs in a place where the account can run them. They are copied into the data folder if
 * necessary.
 */
export async function runnerFor(
  binaries: Binaries,
  account: Account,
  dataFolder: string,
  stopping?: AbortSignal,
): Promise<Run> {
  const folder =
    !account || (await mayEnter(account, join(binaries.folder, 'bin')))
      ? binaries.folder
      : await copyInto(dataFolder, binaries);
  return (program, args) => {
    // A half-created cluster is thrown away; a half-started server has to be stopped.
    const signal = program === 'initdb' && stopping ? { signal: stopping } : {};
    return execute(join(folder, 'bin', program), args, { ...account, ...signal });
  };
}

async function copyInto(dataFolder: string, { folder, version }: Binaries): Promise<string> {
  const target = join(dataFolder, `postgresql-${version}`);
  await withLockFile(`${target}.lock`, async () => {
    if ((await readdir(dataFolder)).includes(`postgresql-${version}`)) return;
    const draft = `${target}.new`;
    await rm(draft, { recursive: true, force: true });
    await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
    await chown(draft, 0, 0);
    await rename(draft, target);
  });
  return target;
}

type As = { uid?: number; gid?: number; signal?: AbortSignal };

function execute(path: string, args: readonly string[], as: As): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      ...as,
      cwd: '/',
      // A Ctrl-C in the terminal is meant for us: a program that ends half way leaves things
      // behind.
      detached: true,
      env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
