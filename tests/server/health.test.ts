import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { NoSpaceError } from '../../server/blobs/blob-store.ts';
import { connect } from '../../server/database/connect.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { HANGS_AFTER } from '../support/hangs-after.ts';
import { drawing } from '../support/pictures.ts';
import { signInAs, startServer } from '../support/server.ts';

describe('a load balancer', () => {
  it('learns that the server is alive and ready', async () => {
    await using server = await startServer();
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    const ready = await fetch(`${server.url}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'success' });
  });

  it('learns that the server is alive but not ready while its database does not answer', async () => {
    await using server = await startServer();
    const nowhere = connect({ connectionString: 'postgresql://x@127.0.0.1:1/x' }, { max: 1 });
    const app = await buildApp({
      config: server.app.config,
      database: nowhere,
      blobs: server.app.blobs,
    });
    const ready = await app.inject('/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ code: 'server.notReady' });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    const call = await app.inject({
      url: '/api/v1/auth/me',
      headers: { authorization: `Bearer ${'A'.repeat(43)}` },
    });
    expect(call.statusCode).toBe(503);
    expect(call.headers['retry-after']).toBe('2');
    await app.close();
    await nowhere.destroy();
  });

  it('learns soon that the database accepts connections but does not answer', async () => {
    await using server = await startServer();
    const open: Socket[] = [];
    const silent = createServer((socket) => void open.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const frozen = connect({ connectionString: `postgresql://x@127.0.0.1:${port}/x` }, { max: 2 });
    const { config, blobs } = server.app;
    const app = await buildApp({ config, database: frozen, blobs });
    const begun = performance.now();
    const answers = await Promise.all([1, 2, 3].map(() => app.inject('/health/ready')));
    expect(performance.now() - begun).toBeLessThan(HANGS_AFTER);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().message]).toEqual([
        503,
        'The database does not answer.',
      ]);
    }
    // All of them share one connection and leave the others for real work.
    expect(open).toHaveLength(1);
    for (const socket of open) socket.destroy();
    silent.close();
    await app.close();
    await frozen.destroy();
  });

  it('learns that the disk is full, and so does a user who sends a file', async () => {
    await using server = await startServer();
    const admin = await signInAs(server, 'admin');
    vi.spyOn(server.app.blobs, 'hasSpace').mockResolvedValue(false);
    vi.spyOn(server.app.blobs, 'put').mockRejectedValue(new NoSpaceError());
    const ready = await fetch(`${server.url}/health/ready`);
    expect([ready.status, (await ready.json()).code]).toEqual([507, 'server.diskFull']);
    const form = formOf({ photo: blobOf(await drawing()) });
    const { body: me } = await admin.get<{ user: { _id: string } }>('auth/me');
    const { status, body } = await admin.put(`auth/users/${me.user._id}`, form);
    expect([status, body.message]).toEqual([507, "The server's disk is full. Nothing was stored."]);
  });

  it('learns that the server accepts no more requests while it drains', async () => {
    await using server = await startServer();
    server.app.drain();
    const ready = await fetch(`${server.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  });
});

describe('the metrics for Prometheus', () => {
  const token = 'a-token-for-the-metrics';

  it('are readable with the token', async () => {
    await using server = await startServer({ env: { METRICS_TOKEN: token } });
    await fetch(`${server.url}/health/live`);
    const headers = { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    expect(text).toContain('route="/health/live"');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('are readable for nobody else, on this machine or behind a proxy on it', async () => {
    await using server = await startServer({ env: { METRICS_TOKEN: token } });
    const ask = async (authorization: string) =>
      (await fetch(`${server.url}/metrics`, { headers: { authorization } })).status;
    expect(await ask('Bearer another-token')).toBe(404);
    expect(await ask('')).toBe(404);
  });

  it('are readable for nobody if no token is set', async () => {
    await using server = await startServer();
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const headers = { authorization: 'Bearer ' };
    expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
  });
});
