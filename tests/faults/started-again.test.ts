import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { COMPILE_CACHE } from '../../tools/compile-cache.ts';
import { waitBeforeStart } from '../../tools/supervise.ts';
import { copyProject } from '../support/project-copy.ts';
import { startedFolder } from '../support/started-folder.ts';
import { ADMIN, databasePid, until } from '../support/started-server.ts';

/** Against hanging only: nothing here fails because a machine is busy. */
const TIMEOUT = { timeoutMs: 500_000 };
const LIMIT_MS = 600_000;
const SUPERVISE = join(import.meta.dirname, '../../tools/supervise.ts');

let folder: Awaited<ReturnType<typeof startedFolder>>;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await startedFolder();
});
afterEach(async () => {
  for (const { pid } of started.splice(0)) {
    for (const one of [pid ?? 0, ...(await descendants(pid))]) {
      if (await isRunning(one)) process.kill(one, 'SIGKILL');
    }
  }
  await folder.remove();
});

/** A process with the environment of a server on a data folder of its own. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: {
      ...COMPILE_CACHE,
      PATH: process.env.PATH ?? '',
      PORT: '0',
      DATA_DIR: folder.path,
      SAMPLE_DATA: 'false',
      LOG_LEVEL: 'warn',
      ADMIN_PHONE: ADMIN.phone,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const addresses = () => [...output.matchAll(/ready at (\S+)/g)].map(([, url]) => url ?? '');
  return {
    child,
    output: () => output,
    ended: once(child, 'exit').then(([code, signal]) => code ?? signal),
    /** The address that the server logged when it was ready for the n-th time. */
    ready: async (times: number): Promise<string> => {
      await until(async () => addresses().length >= times || child.exitCode !== null, TIMEOUT);
      const url = addresses()[times - 1];
      if (url === undefined) throw new Error(`It was not ready ${times} times:\n${output}`);
      return url;
    },
  };
}

/** The processes that a process has started and that still run, and those that they have. */
async function descendants(pid: number | undefined): Promise<readonly number[]> {
  const list = readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const text = await ignoringFailure(list, 'A process that has ended has none.');
  const own = (text ?? '').split(' ').filter(Boolean).map(Number);
  return [...own, ...(await Promise.all(own.map(descendants))).flat()];
}

const isRunning = (pid: number): Promise<boolean> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) Z /.test(stat),
    () => false,
  );

const allEnded = async (pids: readonly number[]): Promise<boolean> =>
  (await Promise.all(pids.map(isRunning))).every((runs) => !runs);

describe('an operator whose server dies', { timeout: LIMIT_MS }, () => {
  it('has it started again, reads about it, and ends all of it by one signal', async () => {
    const supervisor = run(process.execPath, [SUPERVISE]);
    await supervisor.ready(1);
    const [first = 0] = await descendants(supervisor.child.pid);
    process.kill(first, 'SIGKILL');
    const url = await supervisor.ready(2);
    expect(supervisor.output()).toContain('The server died (SIGKILL); starting it again.');
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const all = [...(await descendants(supervisor.child.pid)), await databasePid(folder.path)];
    supervisor.child.kill('SIGTERM');
    expect(await supervisor.ended).toBe(0);
    expect(await allEnded(all.filter((pid) => pid !== undefined))).toBe(true);
  });

  it('has it started a few times in a minute only', () => {
    const second = 1_000;
    expect(waitBeforeStart([], 0)).toBe(0);
    expect(waitBeforeStart([0, 10 * second], 20 * second)).toBe(0);
    expect(waitBeforeStart([0, 10 * second, 20 * second], 30 * second)).toBe(30 * second);
    expect(waitBeforeStart([0, 10 * second, 20 * second], 65 * second)).toBe(0);
    // Starts that still wait count as well.
    expect(
      waitBeforeStart(
        [10, 20, 60, 70].map((at) => at * second),
        71 * second,
      ),
    ).toBe(9 * second);
  });

  it('reads once why it cannot start at all', async () => {
    const supervisor = run(process.execPath, [SUPERVISE], { PORT: 'x' });
    expect(await supervisor.ended).toBe(1);
    expect(supervisor.output().match(/PORT must be/g)).toHaveLength(1);
  });
});

describe('an operator who ends npm', { timeout: LIMIT_MS }, () => {
  it('ends the server too, where a shell in between does not pass the signal on', async () => {
    // The second command keeps the shell from becoming the first one.
    const script = `"${process.execPath}" "${SUPERVISE}"; :`;
    const shell = run('sh', ['-c', script], { npm_lifecycle_event: 'start' });
    await shell.ready(1);
    const all = [...(await descendants(shell.child.pid)), await databasePid(folder.path)];
    expect(all.length).toBeGreaterThanOrEqual(3);
    shell.child.kill('SIGTERM');
    await shell.ended;
    await until(() => allEnded(all.filter((pid) => pid !== undefined)), TIMEOUT);
  });

  it('ends the server when the process that watches over it is killed', async () => {
    const supervisor = run(process.execPath, [SUPERVISE]);
    await supervisor.ready(1);
    const all = [...(await descendants(supervisor.child.pid)), await databasePid(folder.path)];
    supervisor.child.kill('SIGKILL');
    await until(() => allEnded(all.filter((pid) => pid !== undefined)), TIMEOUT);
  });
});

describe('a developer', { timeout: LIMIT_MS }, () => {
  it('sees a file that an editor saves by renaming, and ends everything by one signal', async () => {
    using project = copyProject();
    const dev = run(process.execPath, [join(project.folder, 'tools/dev.ts')]);
    await dev.ready(1);
    const file = join(project.folder, 'server/shutdown.ts');
    for (const times of [2, 3]) {
      await writeFile(`${file}~`, await readFile(file));
      await rename(`${file}~`, file);
      await dev.ready(times);
    }
    const all = [...(await descendants(dev.child.pid)), await databasePid(folder.path)];
    expect(all.length).toBeGreaterThanOrEqual(3);
    dev.child.kill('SIGTERM');
    await dev.ended;
    expect(await allEnded(all.filter((pid) => pid !== undefined))).toBe(true);
  });
});
