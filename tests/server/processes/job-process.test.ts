import { expect, test } from 'vitest';
import { startJobProcess } from '../../../server/processes/start-job-process.ts';
import type { HostileJob, HostileReply } from '../../support/hostile-process.ts';

const start = (limits: { timeoutMs?: number; mostMegabytes?: number } = {}) =>
  startJobProcess<HostileJob, HostileReply>({
    module: new URL('../../support/hostile-process.ts', import.meta.url),
    does: 'is attacked',
    timeoutMs: 60_000,
    mostMegabytes: 300,
    ...limits,
  });

test.each([
  ['takes more memory beside its heap than it may', 'fills'],
  ['takes more memory in its heap than it may', 'breaks'],
] as const)('a job that %s ends its own process only', async (_, does) => {
  const attacked = start();
  await expect(attacked.run({ does })).rejects.toMatchObject({ reason: 'exhausted' });
  expect(attacked.hasEnded()).toBe(true);
});

test.each([
  ['has an error of its own', 'throws', /ended by exit code 1\..*A disk is full\./s],
  ['is killed by the system', 'isKilled', /ended by SIGKILL\./],
] as const)('a process that %s says how it ended, and blames no file', async (_, does, message) => {
  const failing = start();
  const error = { reason: 'ended', message: expect.stringMatching(message) };
  await expect(failing.run({ does })).rejects.toMatchObject(error);
  expect(failing.hasEnded()).toBe(true);
});

test('a job that hangs is given up', async () => {
  const attacked = start({ timeoutMs: 50 });
  await expect(attacked.run({ does: 'hangs' })).rejects.toMatchObject({ reason: 'late' });
  attacked.end();
  await expect.poll(attacked.hasEnded, { timeout: 60_000 }).toBe(true);
});

test('a process that reads files of others knows no secrets of the server', async () => {
  process.env.JISR_SECRET_OF_TEST = 'secret';
  const attacked = start();
  const { environment } = await attacked.run({ does: 'answers' });
  delete process.env.JISR_SECRET_OF_TEST;
  expect(environment).toContain('PATH');
  expect(environment).not.toContain('JISR_SECRET_OF_TEST');
  attacked.end();
});
