import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { signatureOf } from '../../server/outbox/signature.ts';

/** What the stand-in can make of a request. */
export type Manner =
  | 'ok'
  | 'slow'
  | 'late'
  | 'never'
  | 'neverTaken'
  | 'busy'
  | 'busyFor'
  | 'down'
  | 'broken'
  | 'brokenTaken'
  | 'closed'
  | 'closedTaken'
  | 'rejected';

/** A request that arrived, and what was made of it. */
export type Taken = { readonly key: string; readonly to: string; readonly text: string };

export type ProviderStandIn = {
  readonly url: string;
  /** The messages that it has sent to people. It sends whatever it takes, however often. */
  readonly taken: readonly Taken[];
  readonly requests: readonly {
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  /** How often each manner has been met. */
  readonly met: ReadonlyMap<Manner, number>;
  close(): Promise<void>;
};

type Options = {
  /** What it makes of the n-th request for a number, from 0. */
  readonly manner?: (to: string, nth: number) => Manner;
  readonly slowMs?: number;
  /** Longer than whoever sends waits. */
  readonly lateMs?: number;
  /** Seconds of its Retry-After. */
  readonly retryAfter?: number;
  /** Whether it can be queried what it has. */
  readonly answersQueries?: boolean;
  /** The server that it reports some deliveries to, each of them twice. */
  readonly reportTo?: () => string | undefined;
};

export const SECRET = 'a-secret-of-the-tests';

/** Every which of them is reported. */
const REPORTED_EACH = 10;

const TAKES: readonly Manner[] = ['ok', 'slow', 'late', 'never', 'brokenTaken', 'closedTaken'];

/** A provider over real HTTP, with the failures of real ones. It counts, and removes no duplicate. */
export async function startProvider(options: Options = {}): Promise<ProviderStandIn> {
  const {
    manner = () => 'ok',
    slowMs = 60,
    lateMs = 2_500,
    retryAfter = 1,
    answersQueries = true,
    reportTo,
  } = options;
  const taken: Taken[] = [];
  const requests: { headers: IncomingMessage['headers']; body: string }[] = [];
  const met = new Map<Manner, number>();
  const requested = new Map<string, number>();

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { id: key, to, text: texts } = JSON.parse(body);
    requests.push({ headers: request.headers, body });
    const nth = requested.get(to) ?? 0;
    requested.set(to, nth + 1);
    const chosen = manner(to, nth);
    met.set(chosen, (met.get(chosen) ?? 0) + 1);
    const take = () => {
      taken.push({ key, to, text: texts });
      if (taken.length % REPORTED_EACH === 0) reportTwice(key, reportTo?.());
    };
    if (TAKES.includes(chosen) && chosen !== 'late') take();
    const answer = (status: number, headers = {}, content: object = {}) =>
      response.writeHead(status, headers).end(JSON.stringify(content));
    const good = () => answer(202, {}, { id: `p-${key}` });
    const answers: Readonly<Record<Manner, () => void>> = {
      ok: good,
      slow: () => setTimeout(good, slowMs),
      late: () =>
        setTimeout(() => {
          take();
          good();
        }, lateMs),
      never: () => undefined,
      neverTaken: () => undefined,
      busy: () => answer(429),
      busyFor: () => answer(429, { 'retry-after': String(retryAfter) }),
      down: () => answer(503),
      broken: () => answer(500),
      brokenTaken: () => answer(500),
      closed: () => response.destroy(),
      closedTaken: () => response.destroy(),
      rejected: () => answer(422, {}, { reason: 'invalidNumber', detail: 'No such number.' }),
    };
    answers[chosen]();
  }

  function find(request: IncomingMessage, response: ServerResponse): void {
    const key = request.url?.split('/').at(-1);
    const found = taken.some((one) => one.key === key);
    if (!answersQueries) response.writeHead(405).end();
    else if (found) response.end(JSON.stringify({ id: `p-${key}`, status: 'delivered' }));
    else response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    if (request.method === 'POST') send(request, response).catch(() => response.destroy());
    else find(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    taken,
    requests,
    met,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Says twice that a message was delivered; the server may be dead. */
function reportTwice(key: string, server: string | undefined): void {
  if (server === undefined) return;
  const body = JSON.stringify({ type: 'report', event: key, id: key, status: 'delivered' });
  const headers = {
    'content-type': 'application/json',
    'jisr-signature': signatureOf(SECRET, body, new Date()),
  };
  for (let time = 0; time < 2; time += 1) {
    const report = { method: 'POST', headers, body };
    const reporting = fetch(`${server}/api/v1/webhooks/messages`, report);
    void ignoringFailure(reporting, 'The server may have ended; a provider does not care.');
  }
}

/** A number from 0 to 1 that depends on nothing but these values. */
function chance(...texts: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of texts.join(' ')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A provider with a bad day: the same one for the same seed, in whatever order it is called. */
export const badDay =
  (seed: number, shares: Readonly<Partial<Record<Manner, number>>>) =>
  (to: string, nth: number): Manner => {
    let left = chance(seed, to, nth);
    for (const [manner, share] of Object.entries(shares)) {
      left -= share;
      if (left < 0) return manner as Manner;
    }
    return 'ok';
  };

/** The environment of a server that sends through it. */
export const sendingTo = (
  { url }: Pick<ProviderStandIn, 'url'>,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  SMS_DRIVER: 'webhook',
  MESSAGES_WEBHOOK_URL: url,
  MESSAGES_WEBHOOK_SECRET: SECRET,
  SMS_RATE: '1000',
  MESSAGE_TIMEOUT: '0.5',
  MESSAGE_RECONCILE_AFTER: '0.2',
  ...more,
});
