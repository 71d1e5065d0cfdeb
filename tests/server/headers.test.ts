import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/base/new-id.ts';
import { drawing } from '../support/pictures.ts';
import { signInAs, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const OFFICE = 'https://office.example';

describe('a browser is instructed', () => {
  it('to load nothing from anywhere else and to run no script of a page', async () => {
    const { headers } = await fetch(`${server.url}/health/live`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval;');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('to load pictures from no other address, even if a library names one', async () => {
    const { headers } = await fetch(`${server.url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split('; ').map((one) => {
        const [name = '', ...sources] = one.split(' ');
        return [name, sources];
      }),
    );
    expect(directives.get('img-src')).toEqual(["'self'", 'blob:', 'data:']);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('to expect no https while the product is used over http', async () => {
    const { headers } = await fetch(`${server.url}/health/live`);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('to stay with https once the product is used over it', async () => {
    await using own = await startServer({ env: { PUBLIC_URL: OFFICE } });
    const { headers } = await fetch(`${own.url}/health/live`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('not to cache any answer of the API', async () => {
    const admin = await signInAs(server, 'admin');
    expect((await admin.get('/auth/me')).headers.get('cache-control')).toBe('no-store');
  });
});

/** The server's answer to these lines of a request. */
async function answerTo(...lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

describe('a caller', () => {
  it('must name one host, because a proxy could use the first of two and the server the other', async () => {
    const one = await answerTo('GET /health/live HTTP/1.1', 'Host: office.example');
    expect(one).toMatch(/^HTTP\/1.1 200 /);
    const two = await answerTo('GET /health/live HTTP/1.1', 'Host: office.example', 'hOST: evil');
    expect(two).toMatch(/^HTTP\/1.1 400 /);
    expect(two).toContain('request.malformed');
  });

  it('gets a new id for each request', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await server.stranger.get('/auth/me')).headers.get('x-request-id')),
    );
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('keeps an id of its own if it is a UUID', async () => {
    const own = '0199c5f0-0000-7000-8000-000000000001';
    const stored = await server.stranger.get('/auth/me', { 'x-request-id': own });
    expect(stored.headers.get('x-request-id')).toBe(own);
    const rejected = await server.stranger.get('/auth/me', { 'x-request-id': '+212661000000' });
    expect(rejected.headers.get('x-request-id')).not.toBe('+212661000000');
  });

  it('from another origin is not allowed', async () => {
    const { headers } = await fetch(`${server.url}/api/v1/auth/me`, {
      headers: { origin: OFFICE },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('from a configured origin may call, and only from that one', async () => {
    await using own = await startServer({ env: { CORS_ORIGINS: OFFICE } });
    const ask = (origin: string) =>
      fetch(`${own.url}/api/v1/auth`, { method: 'OPTIONS', headers: { origin } });
    const allowed = await ask(OFFICE);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(OFFICE);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization');
    const other = await ask('https://elsewhere.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('from one of several origins learns that the answer is for that one, whatever else it depends on', async () => {
    await using own = await startServer({
      env: { CORS_ORIGINS: `${OFFICE} https://depot.example` },
    });
    const admin = await signInAs(own, 'admin');
    const photo = `picture-${newId()}.png`;
    await own.app.blobs.put(photo, await drawing());
    const vary = async (path: string, headers = {}) =>
      (await admin.get(path, { origin: OFFICE, ...headers })).headers.get('vary');
    expect(await vary('/auth/me')).toBe('Origin');
    expect(await vary(`/auth/getfile/${photo}`)).toBe('authorization, Origin');
    expect(await vary('/auth/users', { 'accept-encoding': 'gzip' })).toContain('Origin');
    const stranger = await fetch(`${own.url}/api/v1/auth/me`);
    expect(stranger.headers.get('vary')).toContain('Origin');
  });
});
