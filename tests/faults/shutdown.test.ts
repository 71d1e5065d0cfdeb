import { request } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { HANGS_AFTER } from '../support/hangs-after.ts';
import { ownProcess } from '../support/own-process.ts';
import { ADMIN, databasePid, until } from '../support/started-server.ts';

const own = ownProcess();

/** Does something while no sign-in can be answered, because the table of attempts is locked. */
async function whileLoginsWait(work: () => Promise<void>): Promise<void> {
  const database = await own.openDatabase();
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`lock table attempt in access exclusive mode`.execute(transaction);
      await work();
    });
  } finally {
    await database.destroy();
  }
}

/** A sign-in request that has arrived completely. */
async function login(): Promise<{ answered: Promise<number | undefined> }> {
  const running = request(`${own.server.url}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    running.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    running.on('error', reject);
  });
  void ignoringFailure(answered, 'Whoever awaits it hears of it.');
  running.end(JSON.stringify(ADMIN));
  await settled();
  return { answered };
}

/** Once the server answers a later request, it has read everything sent before. */
const settled = () => fetch(`${own.server.url}/health/live`);

describe.each(['SIGTERM', 'SIGINT'] as const)('a server that gets %s', (signal) => {
  it('finishes the current request, accepts no new one, and stops its database', async () => {
    let answered: Promise<number | undefined> | undefined;
    await whileLoginsWait(async () => {
      ({ answered } = await login());
      own.server.kill(signal);
      await until(async () =>
        fetch(`${own.server.url}/health/live`).then(
          ({ status }) => status === 503,
          () => true,
        ),
      );
    });
    expect(await answered).toBe(200);
    expect(await own.server.ended()).toBe(0);
    expect(await databasePid(own.folder)).toBeUndefined();
  });
});

describe('a server that gets a signal to stop', () => {
  it('does not wait for a client that has not sent its whole request', async () => {
    const socket = connect(Number(new URL(own.server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /api/v1/auth HTTP/1.1\r\nHost: jisr\r\nContent-Length: 100\r\n\r\n{');
    await settled();
    const start = Date.now();
    expect(await own.server.end('SIGTERM')).toBe(0);
    expect(Date.now() - start).toBeLessThan(HANGS_AFTER);
    expect(await databasePid(own.folder)).toBeUndefined();
  });

  it('twice no longer waits for work that does not end', async () => {
    let code: number | string | undefined;
    const start = Date.now();
    const waiting = whileLoginsWait(async () => {
      await login();
      own.server.kill('SIGTERM');
      const again = setInterval(() => own.server.kill('SIGTERM'), 400);
      code = await own.server.ended();
      clearInterval(again);
    });
    await ignoringFailure(waiting, 'The connection may be lost with the server.');
    expect(code).toBe(0);
    expect(Date.now() - start).toBeLessThan(HANGS_AFTER);
    expect(await databasePid(own.folder)).toBeUndefined();
  });
});
