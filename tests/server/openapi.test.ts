import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resources } from '../../domain/resources/registry.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Operation = {
  operationId?: string;
  parameters?: { in: string; name: string; $ref?: string }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
  security?: object[];
};
type Schema = { $ref?: string; allOf?: Schema[]; properties?: Record<string, Schema> };
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

  it('has it accepted by an independent linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const notified = (severity: string) =>
      problems
        .filter((one) => one.severity === severity)
        .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    expect(notified('error')).toEqual([]);
    expect(notified('warn').length, notified('warn').join('\n')).toBeLessThanOrEqual(10);
  });

  it('finds a name of its own for every call, which stays when others are added', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name ?? ''))).toEqual([]);
    for (const name of ['listTours', 'showTours', 'createTours', 'changeTours', 'patchTours']) {
      expect(names).toContain(name);
    }
    expect(names).toContain('getToursByIdRegistered');
  });

  it('finds the records and bodies of every resource as models by name', () => {
    const { TextsRecord, ToursCreation } = document.components.schemas;
    expect([TextsRecord, ToursCreation]).not.toContain(undefined);
    const creation = document.paths['/api/v1/texts']?.post?.requestBody?.content;
    expect(creation?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/TextsCreation',
    });
    expect(
      Object.keys(document.components.schemas).filter((name) => name.endsWith('Input')),
    ).toEqual([]);
  });

  it('finds the errors of every call, each by its shape', () => {
    for (const { path, method, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      const expected = [
        '401',
        '429',
        ...(operation.security ? [] : ['403']),
        ...(path.includes('{') ? ['404'] : []),
        ...(operation.requestBody ? ['413', '415', '422'] : []),
        ...(method === 'get' || operation.security ? [] : ['400', '409']),
      ];
      expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(expected));
      const rejections = statuses.filter((status) => status.startsWith('4'));
      for (const status of rejections) {
        expect(operation.responses[status]).toEqual({
          $ref: `#/components/responses/Error${status}`,
        });
      }
    }
  });

  it('finds the idempotency key at every change that is made with a session', () => {
    for (const { path, method, operation } of operations()) {
      const isTaken = operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
      const isChange = method !== 'get' && operation.security === undefined;
      expect(isTaken ?? false, `${method} ${path}`).toBe(isChange);
    }
  });

  it('finds what is no JSON by its type: files that are read, and forms that are sent', () => {
    const typesOf = (path: string) =>
      Object.keys(document.paths[`/api/v1/${path}`]?.get?.responses['200']?.content ?? {});
    expect(typesOf('invoices/{id}/pdf')).toEqual(['application/pdf']);
    expect(typesOf('invoices/{id}/xml')).toEqual(['application/xml']);
    expect(typesOf('auth/getfile/{photo}')).toEqual(['image/*']);
    const sent = (path: string) => document.paths[`/api/v1/${path}`]?.post?.requestBody?.content;
    expect(Object.keys(sent('imports') ?? {})).toEqual(['multipart/form-data']);
    expect(Object.keys(sent('texts') ?? {})).toEqual(['application/json']);
    expect(sent('tours')?.['multipart/form-data']?.schema).toEqual({
      allOf: [
        { $ref: '#/components/schemas/ToursCreation' },
        { type: 'object', properties: { pic: { type: 'string', format: 'binary' } } },
      ],
    });
    const silent = operations().filter(
      ({ operation: { responses } }) => responses['200'] && !responses['200'].content,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('finds the parts of a form that are read, not those of the JSON beside it', () => {
    const formOf = (path: string) =>
      document.paths[`/api/v1/${path}`]?.post?.requestBody?.content['multipart/form-data']?.schema;
    const binary = { type: 'string', format: 'binary' };
    const file = { type: expect.anything(), ext: expect.anything(), duration: expect.anything() };
    expect(formOf('message')).toEqual({
      type: 'object',
      required: ['recieverId', 'type', 'file'],
      properties: {
        ...file,
        wave: expect.anything(),
        recieverId: expect.anything(),
        file: binary,
        poster: binary,
      },
    });
    expect(formOf('messages/broadcast')).toEqual({
      type: 'object',
      required: ['ids', 'type', 'file'],
      properties: {
        ...file,
        wave: expect.anything(),
        ids: expect.anything(),
        purpose: expect.anything(),
        file: binary,
      },
    });
  });

  it('finds no body that is required and may be empty', () => {
    const empty = operations().filter(({ operation: { requestBody } }) => {
      const schema = requestBody?.content['application/json']?.schema;
      return requestBody?.required && schema && !schema.$ref && !schema.allOf;
    });
    expect(empty.map(({ method, path }) => `${method} ${path}`)).toEqual(
      empty
        .filter(({ path }) => path.endsWith('/order'))
        .map(({ method, path }) => `${method} ${path}`),
    );
    expect(
      document.paths['/api/v1/commands/{id}/sendToWarehouse']?.post?.requestBody,
    ).toMatchObject({
      required: false,
    });
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
