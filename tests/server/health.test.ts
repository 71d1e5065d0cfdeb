import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { connect } from '../../server/database/connect.ts';
import { startServer } from '../support/server.ts';

describe('a load balancer', () => {
  it('hears that the server lives and is ready', async () => {
    await using server = await startServer();
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    const ready = await fetch(`${server.url}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'success' });
  });

  it('hears that the server is not ready while its database does not answer, but lives', async () => {
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

  it('hears that the server takes no more while it drains', async () => {
    await using server = await startServer();
    server.app.drain();
    const ready = await fetch(`${server.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  });
});

describe('the figures for Prometheus', () => {
  const token = 'a-token-for-the-metrics';

  it('are there for whoever knows the token', async () => {
    await using server = await startServer({ env: { METRICS_TOKEN: token } });
    await fetch(`${server.url}/health/live`);
    const headers = { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    expect(text).toContain('route="/health/live"');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('are there for nobody else, on this machine or behind a proxy on it', async () => {
    await using server = await startServer({ env: { METRICS_TOKEN: token } });
    const ask = async (authorization: string) =>
      (await fetch(`${server.url}/metrics`, { headers: { authorization } })).status;
    expect(await ask('Bearer another-token')).toBe(404);
    expect(await ask('')).toBe(404);
  });

  it('are there for nobody where no token is set', async () => {
    await using server = await startServer();
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const headers = { authorization: 'Bearer ' };
    expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
  });
});
