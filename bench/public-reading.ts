// How much slower does a stranger read public contents than the same bytes from a bare server of
// node:http, which queries and checks nothing? The product queries its database once a call.
//
//   npm run bench:public-reading      the sample week, in about half a minute
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { dataFolder } from '../tests/support/started-server.ts';
import { type Line, printBesidePeer } from './figures.ts';
import type { PlainAnswer } from './public-reading-plain.ts';
import { startUnlimited } from './unlimited-server.ts';

/** The limit: so many times the time of the bare server. */
const MOST_TIMES = 12;
const ROUNDS = 7;
const CALLS = 300;
const AT_ONCE = 4;
const PATHS = ['/faq?sort=position', '/prices?sort=position', '/agb/current'] as const;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

type Answer = { readonly status: number; readonly body: string } & Pick<IncomingMessage, 'headers'>;

function call(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, async (answer) => {
      let body = '';
      for await (const part of answer.setEncoding('utf8')) body += part;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    }).on('error', reject);
  });
}

/** Milliseconds that a call takes while some others are under way. */
async function timeCalls(
  url: string,
  expected: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  let left = CALLS;
  const began = performance.now();
  const work = async () => {
    while (left-- > 0) {
      const { status } = await call(url, headers);
      if (status !== expected) throw new Error(`${url} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (performance.now() - began) / CALLS;
}

async function answersOf(origin: string): Promise<Record<string, PlainAnswer>> {
  const answers: Record<string, PlainAnswer> = {};
  for (const path of PATHS) {
    const { status, body, headers } = await call(`${origin}${path}`, {});
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    const { etag = '', 'content-type': type = '', 'cache-control': caching = '' } = headers;
    const length = String(Buffer.byteLength(body));
    answers[path] = {
      body,
      headers: { etag, 'content-type': type, 'cache-control': caching, 'content-length': length },
    };
  }
  return answers;
}

/** Milliseconds a call of the product and of the bare server, alternating. */
async function compare(name: string, [ours, bare]: readonly [string, string], known?: string) {
  const status = known === undefined ? 200 : 304;
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known };
  const taken = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.ours.push(await timeCalls(ours, status, headers));
    taken.bare.push(await timeCalls(bare, status, headers));
  }
  // Whatever else the machine does only makes a round longer.
  const [of, plain] = [Math.min(...taken.ours), Math.min(...taken.bare)];
  return { name, ours: of, plain, unit: 'ms', digits: 2, mostTimes: MOST_TIMES };
}

const folder = await dataFolder();
const server = await startUnlimited(folder.path);
const bare = fork(`${import.meta.dirname}/public-reading-plain.ts`);
try {
  const origin = `${server.url}/api/v1`;
  const answers = await answersOf(origin);
  bare.send(answers);
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
  const lines: Line[] = [];
  for (const path of PATHS) {
    const both = [`${origin}${path}`, `http://127.0.0.1:${port}${path}`] as const;
    lines.push(await compare(path, both));
    lines.push(await compare(`${path}, not changed`, both, answers[path]?.headers.etag ?? ''));
  }
  printBesidePeer(
    `Milliseconds a call, ${AT_ONCE} under way at once`,
    { peer: 'bare node:http' },
    lines,
  );
} finally {
  agent.destroy();
  bare.kill();
  await server.end('SIGTERM');
  await folder.remove();
}
