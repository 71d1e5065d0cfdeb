import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { allows, office } from '../../domain/access.ts';
import { type AddressGroup, addressGroups } from '../base/address-group.ts';
import { fairQueues, type Leave, type QueueRule } from '../base/fair-queues.ts';
import { RequestError } from '../base/request-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the place of this call back before it is answered, if it only waits from now on. */
    leavePlace(): void;
    /** Waits until no other whole list is read for the same person or address. */
    waitForWholeList(reply: FastifyReply): Promise<void>;
    /** The place of this call in its queue, while it has one. */
    place: Place | undefined;
  }
}

/** Where a call is in work: its queue, and the way to give the place back. */
type Place = { readonly queue: string; readonly leave: Leave };

/** Where a call wants to be. */
type Wanted = {
  readonly queue: string;
  readonly rule: QueueRule;
  /** Whose queue it is, if not its own: of what the same caller does besides. */
  readonly owner?: string;
};

/** For an address without a session, and for a customer: a page of a browser, and no more. */
const STRANGER: QueueRule = {
  atOnce: 6,
  atOnceInDebt: 1,
  freeMs: 0,
  burstMs: 500,
  share: 0.3,
  debtMs: 300,
};
/**
 * For the routes of programs, which have one queue more at each address. Whoever fills both takes half
 * as much again as with one, not several times.
 */
const PROGRAMS: QueueRule = { ...STRANGER, burstMs: 250, share: 0.15 };
/**
 * For all addresses of a wider network together, which one server can have to itself: twice as much for
 * a /56 as for one address, and four times for a /48.
 */
function ruleOfNetwork(rule: QueueRule, { times }: AddressGroup): QueueRule {
  const more = Math.sqrt(times);
  const { atOnce, atOnceInDebt, burstMs } = rule;
  return {
    ...rule,
    atOnce: atOnce * more,
    atOnceInDebt: atOnceInDebt * more,
    burstMs: burstMs * more,
  };
}
/** For a person of the staff: thousands of small calls in a row, but not of long ones. */
const STAFF: QueueRule = {
  atOnce: 6,
  atOnceInDebt: 1,
  freeMs: 25,
  burstMs: 500,
  share: 0.4,
  debtMs: 600,
};

/** For whole lists, which can be ten thousand records: one after the other. */
const WHOLE_LISTS: QueueRule = { ...STAFF, atOnce: 1 };
/** For files that a person sends: a phone on a weak network takes minutes for each. */
const UPLOADS: QueueRule = {
  atOnce: 10,
  atOnceInDebt: 10,
  freeMs: 0,
  burstMs: 0,
  share: 1,
  debtMs: 0,
};

/** So many calls of one queue wait before the next one is rejected. */
const MOST_WAITING = 400;
const LONGEST_WAIT_MS = 20_000;
/** An answer that is read slowly costs nothing from then on. */
const AFTER_SENDING_MS = 50;
const FORGET_MS = 30_000;
/** So long, and of so many sessions, is it known whose they are. */
const KNOWN_MS = 5 * 60_000;
const MOST_KNOWN = 20_000;

/** The routes that programs call, not people: those of the operator and of providers. */
const FOR_PROGRAMS = /^\/(health|api\/v1\/webhooks)\//;

type Known = { readonly queue: string; readonly rule: QueueRule; readonly until: number };

const hashOf = (text: string): string => hash('sha256', text, 'base64');

const tooMany = (): RequestError => new RequestError('request.tooMany', { retryAfter: 5 });

/** Whose calls a session's are. It decides about waiting, never about access. */
function knownSessions() {
  const known = new Map<string, Known>();
  return {
    find({ authorization }: FastifyRequest['headers']): Known | undefined {
      if (authorization === undefined) return undefined;
      const found = known.get(hashOf(authorization));
      return found && found.until > performance.now() ? found : undefined;
    },
    note({ headers: { authorization }, signedIn }: FastifyRequest): Known | undefined {
      if (authorization === undefined || !signedIn) return undefined;
      const key = hashOf(authorization);
      const rule = allows(office, signedIn) ? STAFF : STRANGER;
      const found = { queue: `person ${signedIn.id}`, rule, until: performance.now() + KNOWN_MS };
      known.delete(key);
      known.set(key, found);
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return found;
    },
    forget(): void {
      const now = performance.now();
      for (const [key, { until }] of known) if (until <= now) known.delete(key);
    },
  };
}

/**
 * Who is next. Calls without a session wait for each other by address, those of a person by
 * person, at every path and before anything else is done for them. A call has its place from then
 * on until it is answered, but not while its body is still arriving.
 */
export const admission = plugin(
  async (app: FastifyInstance) => {
    const queues = fairQueues({ mostWaiting: MOST_WAITING });
    const sessions = knownSessions();
    const forgetting = setInterval(() => {
      queues.forgetIdle();
      sessions.forget();
    }, FORGET_MS);
    forgetting.unref();
    app.addHook('onClose', async () => clearInterval(forgetting));

    /** The queues of a call. A network of many addresses has one of its own beside each of theirs. */
    function queuesOf(request: FastifyRequest): readonly Wanted[] {
      const known = sessions.find(request.headers);
      // The route that answers, not what the address of the call looks like.
      const isForPrograms = FOR_PROGRAMS.test(request.routeOptions.url ?? '');
      if (known && !isForPrograms) return [known];
      const [kind, rule] = isForPrograms ? ['programs', PROGRAMS] : ['address', STRANGER];
      return addressGroups(request.ip).map((group) => ({
        queue: `${kind} ${group.name}`,
        rule: ruleOfNetwork(rule, group),
      }));
    }

    /** Adds a place to those of a call, which are given back together. */
    function occupy(request: FastifyRequest, reply: FastifyReply, { queue, leave }: Place): void {
      const before = request.place;
      request.place = {
        queue: before?.queue ?? queue,
        leave: () => {
          before?.leave();
          leave();
        },
      };
      // The client may have left while it waited.
      if (reply.raw.closed) request.leavePlace();
    }

    /** Waits for a place in each queue, the narrowest first. */
    async function enterAll(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      for (const wanted of queuesOf(request)) await enter(request, reply, wanted);
    }

    /** Waits for a place in a queue; rejects the call if it waits too long. */
    function enter(
      request: FastifyRequest,
      reply: FastifyReply,
      { queue, rule, owner }: Wanted,
    ): Promise<void> | undefined {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const begin = (leave: Leave) => {
        end();
        occupy(request, reply, { queue, leave });
        resolve();
      };
      const entry = queues.enter(queue, rule, { enter: begin }, owner);
      if (entry.state === 'entered') {
        occupy(request, reply, { queue, leave: entry.leave });
        return undefined;
      }
      if (entry.state === 'full') throw tooMany();
      const giveUp = () => {
        entry.cancel();
        end();
        reject(tooMany());
      };
      const late = setTimeout(giveUp, LONGEST_WAIT_MS);
      const end = () => {
        clearTimeout(late);
        reply.raw.off('close', giveUp);
      };
      reply.raw.once('close', giveUp);
      return promise;
    }

    app.decorateRequest('place', undefined);
    app.decorateRequest('leavePlace', function () {
      this.place?.leave();
      this.place = undefined;
    });
    app.decorateRequest('waitForWholeList', async function (reply) {
      const owner = this.place?.queue ?? addressGroups(this.ip)[0].name;
      await enter(this, reply, { queue: `whole lists of ${owner}`, rule: WHOLE_LISTS, owner });
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.raw.once('finish', () => request.leavePlace());
      reply.raw.once('close', () => request.leavePlace());
      await enterAll(request, reply);
    });
    // By now it is known who calls.
    app.addHook('preParsing', async (request, reply) => {
      const { place, raw } = request;
      const known = sessions.note(request);
      if (raw.complete) {
        if (!known || place?.queue === known.queue) return;
        request.leavePlace();
        occupy(request, reply, { queue: known.queue, leave: queues.take(known.queue, known.rule) });
        return;
      }
      request.leavePlace();
      if (!request.isMultipart?.() || !known) return;
      await enter(request, reply, { queue: `files of ${known.queue}`, rule: UPLOADS });
    });
    // The body has arrived, or the route has read it by itself.
    app.addHook('preHandler', async (request, reply) => {
      if (!request.place) await enterAll(request, reply);
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      const { place } = request;
      if (place) setTimeout(place.leave, AFTER_SENDING_MS).unref();
      done(null, payload);
    });
  },
  { name: 'admission', dependencies: ['context', 'errors'] },
);
