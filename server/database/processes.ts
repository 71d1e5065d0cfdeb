import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';

/**
 * What the operating system knows about a process. `startedAt` distinguishes two holders of one pid.
 */
export type ProcessState = { name: string; zombie: boolean; startedAt: string };

const run = promisify(execFile);

/** The state of the process with this pid, or `undefined` if there is none. */
export async function processState(pid: number): Promise<ProcessState | undefined> {
  if (!isThere(pid)) return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function fromProc(pid: number): Promise<ProcessState | undefined> {
  const line = await ignoringFailure(readFile(`/proc/${pid}/stat`, 'utf8'), 'It has ended.');
  if (line === undefined) return undefined;
  // "pid (name) state ...": the name itself may contain brackets and spaces.
  const end = line.lastIndexOf(')');
  const [state = '', ...rest] = line.slice(end + 2).split(' ');
  const name = line.slice(line.indexOf('(') + 1, end);
  return { name, zombie: state === 'Z' || state === 'X', startedAt: rest[18] ?? '' };
}

async function fromPs(pid: number): Promise<ProcessState | undefined> {
  const answer = await ignoringFailure(
    run('ps', ['-o', 'state=,lstart=,comm=', '-p', String(pid)]),
    'It has ended.',
  );
  const [, state = '', startedAt = '', name = ''] =
    answer?.stdout.trim().match(/^(\S+)\s+((?:\S+\s+){4}\S+)\s+(.+)$/) ?? [];
  if (!state) return undefined;
  return { name: name.split('/').pop() ?? name, zombie: state.startsWith('Z'), startedAt };
}
