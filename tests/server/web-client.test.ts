import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

const PAGE = '<!doctype html><html><head><title>Jisr</title></head><body></body></html>';
const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jisr-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'sw.js'), 'self.addEventListener("fetch", () => {});');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(
    join(folder, 'assets', 'app-abc123.js'),
    `export const x = '${'x'.repeat(5000)}';`,
  );
  await writeFile(join(folder, '..', 'jisr-secret.txt'), 'secret');
  server = await startServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('a user who opens the product', () => {
  it.each([['/'], ['/ToMa/validation'], ['/users/0199c5f0'], ['/no/such.page']])(
    'at %s gets the one page, which is never cached',
    async (path) => {
      const response = await get(path, NAVIGATION);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Jisr</title>');
    },
  );

  it('gets the icon where browsers look for it by themselves', async () => {
    const response = await get('/favicon.ico');
    expect(response.url).toBe(`${server.url}/favicon.svg`);
  });

  it('reads with every text in which character set it is', async () => {
    const typeOf = async (path: string, headers = NAVIGATION) =>
      (await get(path, headers)).headers.get('content-type');
    expect(await typeOf('/')).toBe('text/html; charset=utf-8');
    expect(await typeOf('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
    expect(await typeOf('/assets/app-abc123.js')).toBe('application/javascript; charset=utf-8');
    expect(await typeOf('/health/live')).toBe('application/json; charset=utf-8');
  });

  it('gets a nonce for styles that the policy of the same answer names, a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get('/', NAVIGATION);
        const page = await response.text();
        const nonce = /name="csp-nonce" content="([^"]+)"/.exec(page)?.[1] ?? 'none';
        expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it.each(['/.vite/manifest.json', '/%2evite/manifest.json', '/assets/.hidden', '/.env'])(
    'gets nothing at %s, which the build keeps for itself',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, NAVIGATION)).status).toBe(404);
    },
  );

  it('may cache files with a hash in their name for good, and gets them compressed', async () => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('xxxx');
  });

  it('has to revalidate other files at each use', async () => {
    const response = await get('/favicon.svg', NAVIGATION);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the service worker', () => {
  it('is looked up anew at each use, has the whole client, and may run', async () => {
    const response = await get('/sw.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(await response.text()).toContain('addEventListener("fetch"');
    expect(await (await get('/', NAVIGATION)).text()).not.toContain('jisr-offline');
  });

  it('is one that ends itself and removes what is stored where OFFLINE is false, and pages know', async () => {
    await using own = await startServer({ webFolder: folder, env: { OFFLINE: 'false' } });
    const response = await fetch(`${own.url}/sw.js`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('javascript');
    const script = await response.text();
    expect(script).toContain('caches.delete');
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('fetch');
    const page = await (await fetch(own.url, { headers: NAVIGATION })).text();
    expect(page).toContain('<meta name="jisr-offline" content="off" />');
    expect(page).toContain('csp-nonce');
  });
});

describe('the page is not the answer', () => {
  it.each([
    ['/api/v1/nothing', NAVIGATION],
    ['/api', NAVIGATION],
    ['/assets/app-gone.js', NAVIGATION],
    ['/health/nothing', NAVIGATION],
    ['/logo.png', { accept: 'image/png' }],
    ['/ToMa/validation', { accept: '*/*' }],
  ])('for %s, which does not exist', async (path, headers) => {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'route.notFound' });
  });

  it('to a POST request', async () => {
    const response = await fetch(`${server.url}/ToMa`, { method: 'POST' });
    expect(response.status).toBe(404);
  });

  it.each([
    ['/..%2fjisr-secret.txt'],
    ['/%2e%2e/jisr-secret.txt'],
    ['/assets/..%2f..%2fjisr-secret.txt'],
  ])('for %s, and neither is a file outside of the client', async (path) => {
    const response = await get(path, { accept: 'text/plain' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('a client that was not built', () => {
  it('is reported as missing', async () => {
    await using own = await startServer({ webFolder: join(folder, 'empty') });
    const response = await fetch(own.url, { headers: NAVIGATION });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('npm run build'),
    });
  });
});
