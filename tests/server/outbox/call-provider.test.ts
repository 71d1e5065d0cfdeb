import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { callProvider } from '../../../server/outbox/call-provider.ts';

it('a provider that answers with another address is not followed there', async () => {
  const called: (string | undefined)[] = [];
  const provider = createServer((request, response) => {
    called.push(request.url);
    response.writeHead(307, { location: '/inside' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const answer = await callProvider(
    { method: 'POST', url: `http://127.0.0.1:${port}/messages`, headers: {}, body: '{}' },
    AbortSignal.timeout(5_000),
  );
  provider.close();
  expect(called).toEqual(['/messages']);
  expect(answer).toMatchObject({ kind: 'answer', status: 307 });
});
