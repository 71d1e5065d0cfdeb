import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';

const portOf = (url: string): number => Number(new URL(url).port);

/** A live connection that begins by polling goes on in the process that knows its `sid`. */
const isBegunByPolling = (url = ''): boolean =>
  /^\/socket\.io\/.*(transport=polling|[?&]sid=)/.test(url);

/**
 * A proxy before processes that share a database: each request goes to the next of them, and so does
 * each new WebSocket.
 */
export async function startProxy(targets: readonly [string, ...string[]]) {
  let requests = 0;
  const nextPort = (): number => {
    requests += 1;
    return portOf(targets[requests % targets.length] ?? targets[0]);
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url, headers } = incoming;
    const port = isBegunByPolling(url) ? portOf(targets[0]) : nextPort();
    const forwarded = request({ port, host: '127.0.0.1', method, path: url, headers });
    forwarded.on('response', (answer) => {
      // Whoever has gone needs no answer.
      if (outgoing.destroyed) return void answer.destroy();
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, outgoing, () => undefined);
    });
    forwarded.on('error', () => outgoing.destroy());
    pipeline(incoming, forwarded, () => undefined);
  };
  const server = createServer(forward);
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, client, head) => {
    const port = isBegunByPolling(url) ? portOf(targets[0]) : nextPort();
    const upstream = connect(port, '127.0.0.1', () => {
      if (client.destroyed) return void upstream.destroy();
      const headers = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
      );
      upstream.write(`${method} ${url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      pipeline(upstream, client, upstream, () => undefined);
    });
    upstream.on('error', () => client.destroy());
    // It may be gone before there is anything to connect it to.
    client.on('error', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
