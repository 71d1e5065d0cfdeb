import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/base/config.ts';
import { startServer, type TestServer } from '../support/server.ts';

const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };
const pageOf = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body></body></html>`;

let folder: string;
let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jisr-web-'));
  await writeFile(join(folder, 'index.html'), pageOf('Office'));
  await writeFile(join(folder, 'customer.html'), pageOf('Customers'));
  [open, closed] = await Promise.all(
    ['true', 'false'].map((on) =>
      startServer({ webFolder: folder, env: { CUSTOMER_PAGE: on } }),
    ) as [Promise<TestServer>, Promise<TestServer>],
  );
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
  await rm(folder, { recursive: true, force: true });
});

const get = (server: TestServer, path: string, headers: Record<string, string> = NAVIGATION) =>
  fetch(`${server.url}${path}`, { headers });

describe('a customer', () => {
  it.each(['/c', '/c/', '/c/orders', '/c?from=sms'])(
    'gets their page at %s, which is never cached and has a nonce for its styles',
    async (path) => {
      const response = await get(open, path);
      const page = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(page).toContain('<title>Customers</title>');
      const nonce = /name="csp-nonce" content="([^"]+)"/.exec(page)?.[1] ?? 'none';
      const { headers } = response;
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it.each(['/c', '/c/orders'])(
    'finds nothing at %s where the page is switched off',
    async (path) => {
      const response = await get(closed, path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'route.notFound' });
    },
  );
});

describe('the back office', () => {
  it.each(['/', '/commands', '/customers', '/customer.html', '/index.html'])(
    'stays what is at %s',
    async (path) => {
      for (const server of [open, closed]) {
        expect(await (await get(server, path)).text()).toContain('<title>Office</title>');
      }
    },
  );
});

describe('the page of customers', () => {
  it.each([
    [{}, true],
    [{ SAMPLE_DATA: 'false' }, false],
    [{ DATABASE_URL: 'postgresql://u:p@localhost/x' }, false],
    [{ DATABASE_URL: 'postgresql://u:p@localhost/x', SAMPLE_DATA: 'true' }, true],
    [{ SAMPLE_DATA: 'false', CUSTOMER_PAGE: 'true' }, true],
    [{ CUSTOMER_PAGE: 'false' }, false],
  ])('with %j is on: %s', (env, isOn) => {
    expect(readConfig(env).customerPage).toBe(isOn);
  });
});
