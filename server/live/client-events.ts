import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ClientEvents, LiveAnswer } from '../../domain/chat/live-events.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { RequestError } from '../base/request-error.ts';
import { newTrace, withTrace } from '../base/trace.ts';
import { audienceOf, sidesOf } from '../chat/notify-conversation.ts';
import type { Viewer } from '../chat/viewer.ts';
import {
  moveWatermark,
  newWatermark,
  reachedConversation,
  type Watermark,
} from '../chat/watermarks.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';
import { allowance } from './allowance.ts';
import { rejectedAnswer } from './answers.ts';
import type { LiveSocket } from './live-server.ts';

type Handler = (given: readonly unknown[], socket: LiveSocket) => Promise<void>;
export type Handlers = Readonly<Record<keyof ClientEvents, Handler>>;

/** Far more than a person's client has to send. */
const ALLOWED = { burst: 60, perSecond: 20 };
/** A client that goes on after as many rejections is cut off. */
const MOST_REJECTED = 300;

const position = z.int().min(0).nullish();
const SEEN = z.tuple([z.string(), position]).or(z.tuple([z.string()]));
const DELIVERED = z.tuple([z.string(), z.int().min(0)]);
const WRITING = z.tuple([z.string()]);

function read<Given>(schema: z.ZodType<Given>, given: readonly unknown[]): Given {
  const { data, success } = schema.safeParse(given);
  if (!success) throw new RequestError('request.malformed');
  return data;
}

/** Who the client is; throws until it has identified itself. */
function viewerAt(socket: LiveSocket): Viewer {
  const { viewer } = socket.data;
  if (!viewer) throw new RequestError('access.denied');
  return viewer;
}

/** What clients send about conversations. Each is checked as a call over HTTP would be. */
export function conversationHandlers(app: FastifyInstance): Omit<Handlers, 'UsersId' | 'editing'> {
  const acknowledge = async (viewer: Viewer, wanted: Watermark) => {
    const reached = await newWatermark(app.database, viewer, wanted);
    if (reached === undefined) return;
    const call = ownCall(app.engine, app.now());
    await inTransaction(app.database, (transaction) =>
      moveWatermark(viewer, { ...wanted, position: reached }, contextOf(call, transaction)),
    );
  };
  return {
    async seenConversation(given, socket) {
      const [conversationId, upTo] = read(SEEN, given);
      await acknowledge(viewerAt(socket), {
        conversationId,
        kind: 'seen',
        position: upTo ?? undefined,
      });
    },
    async deliveredConversation(given, socket) {
      const [conversationId, upTo] = read(DELIVERED, given);
      await acknowledge(viewerAt(socket), { conversationId, kind: 'delivered', position: upTo });
    },
    async writing(given, socket) {
      const [conversationId] = read(WRITING, given);
      const viewer = viewerAt(socket);
      const found = await reachedConversation(app.database, viewer, conversationId);
      for (const side of sidesOf(found)) {
        const name = side === 'staff' ? socket.data.person.name : '';
        const writer = { conversationId, userId: viewer.id, name, from: viewer.side };
        const to = audienceOf(side, found.client_id);
        app.engine.domainEvents.notify({ to, except: viewer.id, event: 'writing', args: [writer] });
      }
    },
  };
}

/**
 * Hands every event of a client to its handler. Whatever goes wrong is the answer, if the client
 * has requested one; nothing is thrown.
 */
export function serveEvents(app: FastifyInstance, socket: LiveSocket, handlers: Handlers): void {
  const events = Object.keys(handlers) as (keyof ClientEvents)[];
  const allowed = allowance(ALLOWED);
  let rejected = 0;

  async function handle(event: string, given: readonly unknown[]): Promise<LiveAnswer> {
    try {
      if (!allowed.take()) throw new RequestError('request.tooMany');
      if (!isOneOf(events, event)) throw new RequestError('route.notFound');
      await handlers[event](given, socket);
      return { status: 'success' };
    } catch (error) {
      rejected += 1;
      if (rejected > MOST_REJECTED) socket.disconnect(true);
      const answer = rejectedAnswer(error);
      if (answer.code === 'server.failed') app.log.error({ err: error }, `${event} failed`);
      return answer;
    }
  }

  socket.onAny(async (event: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const answered = typeof last === 'function' ? last : undefined;
    const given = answered ? args.slice(0, -1) : args;
    const answer = await withTrace(newTrace(), () => handle(event, given));
    answered?.(answer);
  });
}
