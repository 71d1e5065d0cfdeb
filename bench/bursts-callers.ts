// The other end of bench/bursts.ts: one address that calls as fast as it can, in a process of its own.
// It only calls this machine, and stops by itself.
import { randomBytes } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';

/** What one address does for some time. */
export type Burst = {
  readonly kind: 'calls' | 'pings';
  readonly origin: string;
  readonly method: string;
  /** Each is called in rotation; `#` becomes another number each time. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sends a form with a file of so many bytes instead of the body. */
  readonly fileBytes?: number;
  readonly connections: number;
  readonly address: string;
  readonly milliseconds: number;
};

/** How often a burst was answered, and with what. */
export type Outcome = Readonly<Record<string, number>>;

const BOUNDARY = 'bursts';
const PING_EVERY_MS = 5;
const PINGS = 100;

/** The last page that the product takes for one. */
const LAST_PAGE = 1_000_000;

let number = 0;
const numbered = (text: string): string =>
  text.replaceAll('#', () => String(1 + (number++ % LAST_PAGE)));

const formOf = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n` +
        'content-type: video/mp4\r\n\r\n',
    ),
    randomBytes(1_000_000),
    Buffer.alloc(bytes - 1_000_000, 'x'),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

function callOnce(options: RequestOptions, url: string, body: Buffer | string | undefined) {
  return new Promise<string>((resolve) => {
    const call = request(url, options, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(String(answer.statusCode)));
    });
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    call.end(body === undefined ? undefined : body);
  });
}

async function call(burst: Burst, count: (outcome: string) => void): Promise<void> {
  const { origin, method, paths, headers, address, connections, milliseconds } = burst;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + milliseconds;
  const form = burst.fileBytes === undefined ? undefined : formOf(burst.fileBytes);
  const work = async () => {
    while (performance.now() < until) {
      const path = paths[number++ % paths.length] ?? '/';
      const body = form ?? (burst.body === undefined ? undefined : numbered(burst.body));
      const options = {
        agent,
        method,
        localAddress: address,
        headers: {
          ...headers,
          ...(form ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } : {}),
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      };
      count(await callOnce(options, `${origin}${numbered(path)}`, body));
    }
  };
  const end = setTimeout(() => agent.destroy(), milliseconds + 500);
  await Promise.all(Array.from({ length: connections }, work));
  clearTimeout(end);
  agent.destroy();
}

/** A socket that was let in answers with this line. */
const SWITCHED = 'HTTP/1.1 101';
/** An empty ping, masked with zeros as a client has to. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const MANY_PINGS = Buffer.concat(Array.from({ length: PINGS }, () => PING));

async function ping(burst: Burst, count: (outcome: string) => void): Promise<void> {
  const { hostname, port } = new URL(burst.origin);
  const until = performance.now() + burst.milliseconds;
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: burst.address });
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      );
      let beat: NodeJS.Timeout | undefined;
      socket.once('data', (head) => {
        if (!head.toString().startsWith(SWITCHED)) return socket.destroy();
        count('opened');
        beat = setInterval(() => {
          if (!socket.writableNeedDrain) socket.write(MANY_PINGS, () => count('a hundred pings'));
        }, PING_EVERY_MS);
        return socket.resume();
      });
      const end = setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()));
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        clearInterval(beat);
        clearTimeout(end);
        resolve();
      });
    });
  const keepOpen = async () => {
    while (performance.now() < until) {
      await open();
      await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS));
    }
  };
  await Promise.all(Array.from({ length: burst.connections }, keepOpen));
}

process.on('message', async (burst: Burst) => {
  const outcome: Record<string, number> = {};
  const count = (what: string) => {
    outcome[what] = (outcome[what] ?? 0) + 1;
  };
  await (burst.kind === 'pings' ? ping : call)(burst, count);
  process.send?.(outcome);
});
