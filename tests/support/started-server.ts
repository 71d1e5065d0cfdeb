import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { socketFolderOf } from '../../server/database/socket-folder.ts';
import { COMPILE_CACHE } from '../../tools/compile-cache.ts';
import { type Client, clientOf } from './client.ts';
import { memoryFolder } from './memory-folder.ts';

const START = join(import.meta.dirname, '../../server/start.ts');
export const ADMIN = { phone: '+212661000000', password: 'a-password-of-the-tests' };

/** A process of the real server, as `npm start` starts it. */
export type StartedServer = {
  readonly url: string;
  readonly pid: number;
  output(): string;
  /** Sends a signal and waits for the process to end. Returns its exit code, or the signal. */
  end(signal: NodeJS.Signals): Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
  ended(): Promise<number | string>;
  signIn(): Promise<Client>;
};

type Spawned = { child: ChildProcess; output: () => string; ended: Promise<number | string> };

/** Which program starts, and how many handles (files and sockets) it may have open, if fewer. */
type Start = { readonly start?: string | undefined; readonly handles?: number };

const WITH_HANDLES = 'ulimit -n "$0" && exec "$@"';

/** A process of the real server, or of a copy of it, without waiting for it. */
export function spawnServer(
  env: Record<string, string>,
  { start = START, handles }: Start = {},
): Spawned {
  const program = [process.execPath, start] as const;
  const limited = ['sh', '-c', WITH_HANDLES, `${handles}`, ...program] as const;
  const [command, ...args] = handles === undefined ? program : limited;
  const child = spawn(command, args, {
    env: {
      ...COMPILE_CACHE,
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      PORT: '0',
      SAMPLE_DATA: 'false',
      LOG_LEVEL: 'warn',
      ADMIN_PHONE: ADMIN.phone,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, output: () => output, ended };
}

/**
 * Starts the server and waits until it reports that it is ready. If it ends first, throws its
 * output.
 */
export async function startProcess(
  env: Record<string, string>,
  how?: Start,
): Promise<StartedServer> {
  const { child, output, ended } = spawnServer(env, how);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /ready at (\S+)/.exec(output())?.[1];
      if (found) resolve(found);
    });
    ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)), reject);
  });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    ended: () => ended,
    kill: (signal) => void child.kill(signal),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    signIn: async () => {
      const answer = await clientOf(url).post<{ token: string }>('/auth', ADMIN);
      if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`);
      return clientOf(url, answer.body.token);
    },
  };
}

/** Starts a server that is expected to fail. Returns its exit code and its output. */
export async function failToStart(
  env: Record<string, string>,
): Promise<{ code: number | string; output: string }> {
  const { output, ended } = spawnServer(env);
  const code = await ended;
  return { code, output: output() };
}

/** A data folder for one test. `remove` also ends a database that a killed server left running. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await memoryFolder();
  // When root starts the tests, the database runs as another user, who needs access.
  await chmod(path, 0o755);
  const realPath = await realpath(path);
  return {
    path,
    remove: async () => {
      await endDatabase(path);
      await rm(path, { recursive: true, force: true });
      await rm(socketFolderOf(join(realPath, 'pg18')), { recursive: true, force: true });
    },
  };
}

/** The pid of the database that runs in a data folder, if there is one. */
export async function databasePid(folder: string): Promise<number | undefined> {
  const file = join(folder, 'pg18', 'postmaster.pid');
  const text = await ignoringFailure(readFile(file, 'utf8'), 'There may be none.');
  return text === undefined ? undefined : Number(text.split('\n')[0]);
}

async function endDatabase(folder: string): Promise<void> {
  const pid = await databasePid(folder);
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await until(async () => !(await isThere(pid)));
}

const isThere = async (pid: number): Promise<boolean> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) Z /.test(stat),
    () => false,
  );

/** Waits for something in another process by polling; fails after a minute, or another time. */
export async function until(
  holds: () => Promise<boolean>,
  { timeoutMs = 60_000, pauseMs = 25 } = {},
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not happen within ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
