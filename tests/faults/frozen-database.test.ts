import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { HANGS_AFTER } from '../support/hangs-after.ts';
import { ownProcess } from '../support/own-process.ts';
import { databasePid, until } from '../support/started-server.ts';

const own = ownProcess();

/** The pids of a process and of its children. */
async function family(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

const ready = () => fetch(`${own.server.url}/health/ready`);

describe.runIf(process.platform === 'linux')('a load balancer', () => {
  it('is notified soon that PostgreSQL is frozen, and soon after that it is running again', async () => {
    expect((await ready()).status).toBe(200);
    const frozen = await family((await databasePid(own.folder)) ?? 0);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      for (let call = 0; call < 3; call++) {
        const begun = performance.now();
        expect((await ready()).status).toBe(503);
        expect(performance.now() - begun).toBeLessThan(HANGS_AFTER);
      }
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
    await until(async () => (await ready()).status === 200);
  });
});
