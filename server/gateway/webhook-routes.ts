import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../base/request-error.ts';
import { isSigned } from '../outbox/signature.ts';
import type { GatewayEvent, UnreadableEvent } from './gateway-event.ts';
import { readTwilio } from './read-twilio.ts';
import { readWebhook } from './read-webhook.ts';
import { readWhatsApp } from './read-whatsapp.ts';
import { isPassing, rejectEvent, rejectUnreadable } from './reject-event.ts';
import { takeEvent } from './take-event.ts';
import { isSignedByMeta, isSignedByTwilio, knowsSecret } from './webhook-signatures.ts';

/** Larger than anything that a provider reports at once. */
const MOST_BYTES = 256 * 1024;
const HIDDEN = { config: { public: true }, bodyLimit: MOST_BYTES, schema: { hide: true } };

/**
 * What providers report: delivery reports and messages. Each call is signed with a secret of the
 * driver's, and is rejected unread if the signature is wrong.
 */
export async function webhookRoutes(scope: FastifyInstance): Promise<void> {
  keepBodiesAsTheyCome(scope);
  serveTwilio(scope);
  serveWhatsApp(scope);
  serveMessages(scope);
}

/** Signatures are of bytes. */
function keepBodiesAsTheyCome(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

const forged = () => new RequestError('access.denied');

const header = ({ headers }: FastifyRequest, name: string): string => {
  const given = headers[name];
  return typeof given === 'string' ? given : '';
};

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new RequestError('request.malformed');
  }
}

/** Rejects calls of a provider that is not in use. */
function demandInUse({ config }: FastifyInstance, driver: string): void {
  const isInUse = Object.values(config.messages.channels).some((one) => one.driver === driver);
  if (!isInUse) throw new RequestError('route.notFound');
}

/**
 * One after the other, in the order in which they were reported. One that cannot be taken is stored
 * apart, and stops none of the others. The call is answered as done, because the provider would only send
 * all of them again. Where the database is away the provider has to: then nothing more is taken.
 */
async function takeAll(
  scope: FastifyInstance,
  events: readonly (GatewayEvent | UnreadableEvent)[],
): Promise<void> {
  const { engine, config, log } = scope;
  for (const event of events) {
    const now = scope.now();
    if (event.kind === 'unreadable') {
      await rejectUnreadable(engine, event, now);
      continue;
    }
    try {
      const taken = await takeEvent(engine, event, {
        now,
        dailyMessages: config.dailyLimits.messages,
      });
      if (taken === 'unknown') log.info('a report was about no message of the outbox');
    } catch (error) {
      if (isPassing(error)) throw error;
      await rejectEvent(engine, { event, error }, now);
    }
  }
}

/** Twilio wants to know what to answer: nothing. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

function serveTwilio(scope: FastifyInstance): void {
  scope.post('/webhooks/twilio', HIDDEN, async (request, reply) => {
    demandInUse(scope, 'twilio');
    const { messages, publicUrl = '' } = scope.config;
    const form = new URLSearchParams(bytesOf(request).toString('utf8'));
    const address = publicUrl.replace(/\/+$/, '') + request.url;
    const signature = header(request, 'x-twilio-signature');
    if (!isSignedByTwilio(messages.twilio.authToken, { address, form, signature })) throw forged();
    const { delivery } = request.query as { delivery?: unknown };
    const known = { delivery: typeof delivery === 'string' ? delivery : undefined };
    await takeAll(scope, readTwilio(form, { ...known, now: scope.now() }));
    return reply.type('text/xml; charset=utf-8').send(NO_ANSWER);
  });
}

function serveWhatsApp(scope: FastifyInstance): void {
  // Meta verifies it once, when the address is entered in its settings.
  scope.get('/webhooks/whatsapp', HIDDEN, async ({ query }, reply) => {
    demandInUse(scope, 'cloud');
    const given = query as Readonly<Record<string, unknown>>;
    const [mode, token, challenge] = ['mode', 'verify_token', 'challenge'].map((name) => {
      const text = given[`hub.${name}`];
      return typeof text === 'string' ? text : undefined;
    });
    const { verifyToken } = scope.config.messages.cloud;
    if (mode !== 'subscribe' || !knowsSecret(token, verifyToken)) throw forged();
    return reply.type('text/plain; charset=utf-8').send(challenge ?? '');
  });

  scope.post('/webhooks/whatsapp', HIDDEN, async (request) => {
    demandInUse(scope, 'cloud');
    const { appSecret, phoneId } = scope.config.messages.cloud;
    const body = bytesOf(request);
    const signature = header(request, 'x-hub-signature-256');
    if (!isSignedByMeta(appSecret, body, signature)) throw forged();
    const events = readWhatsApp(jsonOf(body), phoneId);
    if (!events) throw new RequestError('request.malformed');
    await takeAll(scope, events);
    return { status: 'success' };
  });
}

/** The operator's own service, with the time in its signature (docs/messages-by-webhook.md). */
function serveMessages(scope: FastifyInstance): void {
  scope.post('/webhooks/messages', HIDDEN, async (request) => {
    demandInUse(scope, 'webhook');
    const { secret } = scope.config.messages.webhook;
    const body = bytesOf(request);
    const signature = header(request, 'jisr-signature');
    if (!isSigned(secret, body.toString('utf8'), signature, scope.now())) throw forged();
    const event = readWebhook(jsonOf(body), scope.now());
    if (!event) throw new RequestError('request.malformed');
    await takeAll(scope, [event]);
    return { status: 'success' };
  });
}
