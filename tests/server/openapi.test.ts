import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resources } from '../../domain/resources/registry.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Operation = {
  operationId?: string;
  parameters?: { in: string; name: string }[];
  responses: Record<string, unknown>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startServer();
  document = (await (await fetch(`${server.url}/api/docs/json`)).json()) as Document;
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('a developer who reads the description of the API', () => {
  it('finds the session and every resource in it', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths['/api/v1/auth'] ?? {}).sort()).toEqual(['delete', 'post']);
    for (const { path } of Object.values(resources)) {
      expect(document.paths).toHaveProperty([`/api/v1/${path}`]);
    }
  });

  it('finds only what is part of the API', () => {
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([]);
  });

  it('finds an answer for every operation', () => {
    const silent = operations().filter(({ operation }) => !Object.keys(operation.responses).length);
    expect(silent).toEqual([]);
  });

  it('finds every parameter of an address described', () => {
    const undescribed = operations().filter(({ path, operation }) => {
      const places = path.match(/\{[^}]+\}/g) ?? [];
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path');
      return places.some((place) => !named.some(({ name }) => `{${name}}` === place));
    });
    expect(undescribed).toEqual([]);
  });

  it('finds no reference that leads nowhere', () => {
    const references = JSON.stringify(document).match(/"\$ref":"#\/[^"]+"/g) ?? [];
    const missing = references
      .map((text) => text.slice('"$ref":"#/'.length, -1).split('/'))
      .filter((parts) => parts.reduce<unknown>(step, document) === undefined);
    expect(missing).toEqual([]);
  });

  it('sees it as a page that loads nothing from elsewhere', async () => {
    const response = await fetch(`${server.url}/api/docs`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    const page = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('https:');
    expect(page.match(/(?:src|href)="(?:https?:)?\/\//g)).toBeNull();
  });
});

describe('a client that requests the description again and again', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/docs/${path}`, { headers });

  it('is answered from memory', async () => {
    const built = vi.spyOn(server.app, 'swagger');
    for (let call = 0; call < 5; call++) expect((await ask('json')).status).toBe(200);
    expect(built).not.toHaveBeenCalled();
    built.mockRestore();
  });

  it.each(['json', 'yaml', 'static/swagger-ui-bundle.js'])(
    'is answered 304 for %s once they have it',
    async (path) => {
      const first = await ask(path, { 'accept-encoding': 'br' });
      const tag = first.headers.get('etag') ?? '';
      expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
      const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const other = await ask(path, { 'accept-encoding': 'br', 'if-none-match': '"another"' });
      expect(other.status).toBe(200);
    },
  );

  it('gets the same content in every encoding, with a tag for each', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip'].map(async (encoding) => {
        const answer = await ask('json', { 'accept-encoding': encoding });
        return {
          encoding: answer.headers.get('content-encoding'),
          tag: answer.headers.get('etag'),
          content: await answer.json(),
        };
      }),
    );
    expect(answers.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', null, 'gzip']);
    expect(new Set(answers.map(({ tag }) => tag)).size).toBe(3);
    for (const { content } of answers) expect(content).toEqual(document);
  });

  it('gets a 404 for another spelling of a file of the page', async () => {
    expect((await ask('static/swagger-ui.css')).status).toBe(200);
    expect((await ask('static/.%2fswagger-ui.css')).status).toBe(404);
  });
});

const step = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[part]
    : undefined;
