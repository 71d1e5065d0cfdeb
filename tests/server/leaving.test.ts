import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

/** A call over a connection that is kept for the next one; `finish` sends the rest of its body. */
function halfCall(url: string, agent: Agent) {
  const body = JSON.stringify({ phone: '+212600000099', password: 'not-the-word' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = request(`${url}/api/v1/auth`, { method: 'POST', agent, headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
  });
  const arrived = new Promise<void>((resolve) => call.write(body.slice(0, 10), () => resolve()));
  return { answered, arrived, finish: () => call.end(body.slice(10)) };
}

test('a server that is asked to close while it answers ends when it has answered', async () => {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true });
  const { answered, arrived, finish } = halfCall(server.url, agent);
  await arrived;
  // The server has read what was sent so far once it answers a later question.
  await server.stranger.get('/auth');
  const closed = server.close();
  finish();
  expect(await answered).toBe(401);
  // Without help it takes as long as a connection may be kept, more than a minute.
  await closed;
  agent.destroy();
}, 30_000);
