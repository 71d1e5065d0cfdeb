import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ownProcess } from '../support/own-process.ts';
import { ADMIN, databasePid, until } from '../support/started-server.ts';

const own = ownProcess();

/** A login whose body is sent half; `finish` sends the rest. */
function halfRequest() {
  const body = JSON.stringify(ADMIN);
  const running = request(`${own.server.url}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    running.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    running.on('error', reject);
  });
  running.write(body.slice(0, 10));
  const sent = new Promise<void>((resolve) => {
    running.on('socket', (socket) => socket.on('connect', () => setImmediate(resolve)));
  });
  return { answered, sent, finish: () => running.end(body.slice(10)) };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('a server that gets %s', (signal) => {
  it('finishes the request that runs, takes no new one, and stops its database', async () => {
    const { answered, sent, finish } = halfRequest();
    await sent;
    // The server has read what was sent so far once it answers a later question.
    await fetch(`${own.server.url}/health/live`);
    own.server.kill(signal);
    await until(async () =>
      fetch(`${own.server.url}/health/live`).then(
        ({ status }) => status === 503,
        () => true,
      ),
    );
    finish();
    expect(await answered).toBe(200);
    expect(await own.server.ended()).toBe(0);
    expect(await databasePid(own.folder)).toBeUndefined();
  });
});

describe('a server that is asked to stop twice', () => {
  it('waits no longer for whoever does not finish', async () => {
    const { answered, sent } = halfRequest();
    answered.catch(() => undefined);
    await sent;
    await fetch(`${own.server.url}/health/live`);
    const start = Date.now();
    own.server.kill('SIGTERM');
    const again = setInterval(() => own.server.kill('SIGTERM'), 400);
    expect(await own.server.ended()).toBe(0);
    clearInterval(again);
    expect(Date.now() - start).toBeLessThan(15_000);
    expect(await databasePid(own.folder)).toBeUndefined();
  });
});
