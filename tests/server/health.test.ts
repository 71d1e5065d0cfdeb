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
  it('are there for whoever asks from this machine', async () => {
    await using server = await startServer();
    await fetch(`${server.url}/health/live`);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain('route="/health/live"');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('are not there for somebody behind a proxy', async () => {
    await using server = await startServer();
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
  });

  it('are there from afar for whoever knows the token, and for nobody else', async () => {
    const token = 'a-token-for-the-metrics';
    await using server = await startServer({ env: { METRICS_TOKEN: token } });
    const ask = async (authorization: string) =>
      (await fetch(`${server.url}/metrics`, { headers: { authorization } })).status;
    expect(await ask(`Bearer ${token}`)).toBe(200);
    expect(await ask('Bearer another-token')).toBe(404);
    expect(await ask('')).toBe(404);
  });
});
