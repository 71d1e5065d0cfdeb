import { afterEach, describe, expect, it } from 'vitest';
import { messageTo, putIntoOutbox } from '../../support/outbox.ts';
import { SECRET, sendingTo, startProvider } from '../../support/provider-stand-in.ts';
import {
  type ServerOptions,
  signInAs,
  startServer,
  type TestServer,
} from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
afterEach(() => server.close());
const start = async (options: ServerOptions = {}) => {
  server = await startServer(options);
};

describe('a clerk', () => {
  it('learns that nothing leaves the house by default', async () => {
    await start();
    const clerk = await signInAs(server, 'admin');
    expect((await clerk.get('/gateway')).body).toMatchObject({
      data: {
        sms: { driver: 'log', leavesHouse: false },
        whatsapp: { driver: 'log', leavesHouse: false },
      },
    });
  });

  it('learns what leaves it', async () => {
    await start({ env: sendingTo({ url: 'http://127.0.0.1:1' }) });
    const clerk = await signInAs(server, 'admin');
    const { body } = await clerk.get<{ data: { sms: object } }>('/gateway');
    expect(body.data.sms).toEqual({ driver: 'webhook', leavesHouse: true });
  });
});

describe('a customer', () => {
  it('learns nothing about the gateway', async () => {
    await start();
    expect((await (await signInAs(server, 'customer')).get('/gateway')).status).toBe(403);
    expect((await server.stranger.get('/gateway')).status).toBe(401);
  });
});

describe('an operator', () => {
  it('reads in /metrics what waits and what is unknown', async () => {
    const token = 'a-token-of-the-tests';
    await start({ env: { METRICS_TOKEN: token } });
    await putIntoOutbox(server, [messageTo(0), messageTo(1)]);
    const headers = { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    expect(text).toContain('outbox_messages{channel="sms",status="queued"} 2');
    expect(text).toContain('outbox_messages{channel="whatsapp",status="unknown"} 0');
  });

  it('finds no number, text, code or secret of a message in the log', async () => {
    const lines: string[] = [];
    const provider = await startProvider({ manner: () => 'broken' });
    try {
      const env = sendingTo(provider);
      await start({ env, logTo: { write: (line) => void lines.push(line) } });
      const code = { purpose: 'security', body: 'Parole {code}', secret: '948271' } as const;
      await putIntoOutbox(server, [messageTo(0), messageTo(1, code)]);
      await workOff(server);
      expect(provider.requests).toHaveLength(2);
    } finally {
      await provider.close();
    }
    const log = lines.join('\n');
    for (const word of ['1261', '948271', 'Parole', 'arrive', SECRET]) {
      expect(log).not.toContain(word);
    }
  });
});
