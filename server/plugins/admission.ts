import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { allows, office } from '../../domain/access.ts';
import { type AddressGroup, addressGroups } from '../base/address-group.ts';
import { fairLanes, type LaneRule, type Leave } from '../base/fair-lanes.ts';
import { RequestError } from '../base/request-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the place of this call back before it is answered, if it only waits from now on. */
    leavePlace(): void;
    /** Waits until no other whole list is read for the same person or address. */
    waitForWholeList(reply: FastifyReply): Promise<void>;
    /** The place of this call in its lane, while it has one. */
    place: Place | undefined;
  }
}

/** Where a call is in work: its lane, and the way to give the place back. */
type Place = { readonly lane: string; readonly leave: Leave };

/** Where a call wants to be. */
type Wanted = { readonly lane: string; readonly rule: LaneRule };

/** For an address without a session, and for a customer: a page of a browser, and no more. */
const STRANGER: LaneRule = {
  atOnce: 6,
  atOnceInDebt: 1,
  freeMs: 0,
  burstMs: 500,
  share: 0.3,
  debtMs: 300,
};
/**
 * For the routes of programs, which have one lane more at each address. Whoever fills both takes half
 * as much again as with one, not several times.
 */
const PROGRAMS: LaneRule = { ...STRANGER, burstMs: 250, share: 0.15 };
/**
 * For all addresses of a wider network together, which one server can have to itself: twice as much for
 * a /56 as for one address, and four times for a /48.
 */
function ruleOfNetwork(rule: LaneRule, { times }: AddressGroup): LaneRule {
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
const STAFF: LaneRule = {
  atOnce: 6,
  atOnceInDebt: 1,
  freeMs: 25,
  burstMs: 500,
  share: 0.4,
  debtMs: 600,
};

/** For whole lists, which can be ten thousand records: one after the other. */
const WHOLE_LISTS: LaneRule = { ...STAFF, atOnce: 1 };
/** For files that a person sends: a phone on a weak network takes minutes for each. */
const UPLOADS: LaneRule = {
  atOnce: 10,
  atOnceInDebt: 10,
  freeMs: 0,
  burstMs: 0,
  share: 1,
  debtMs: 0,
};

/** So many calls of one lane wait before the next one is rejected. */
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

type Known = { readonly lane: string; readonly rule: LaneRule; readonly until: number };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

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
      const hash = hashOf(authorization);
      const rule = allows(office, signedIn) ? STAFF : STRANGER;
      const found = { lane: `person ${signedIn.id}`, rule, until: performance.now() + KNOWN_MS };
      known.delete(hash);
      known.set(hash, found);
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return found;
    },
    forget(): void {
      const now = performance.now();
      for (const [hash, { until }] of known) if (until <= now) known.delete(hash);
    },
  };
}

/**
 * Whose turn it is. Calls without a session wait for each other by address, those of a person by
 * person, at every path and before anything else is done for them. A call has its place from then
 * on until it is answered, but not while its body is still arriving.
 */
export const admission = plugin(
  async (app: FastifyInstance) => {
    const lanes = fairLanes({ mostWaiting: MOST_WAITING });
    const sessions = knownSessions();
    const forgetting = setInterval(() => {
      lanes.forgetIdle();
      sessions.forget();
    }, FORGET_MS);
    forgetting.unref();
    app.addHook('onClose', async () => clearInterval(forgetting));

    /** The lanes of a call. A network of many addresses has one of its own beside each of theirs. */
    function lanesOf(request: FastifyRequest): readonly Wanted[] {
      const known = sessions.find(request.headers);
      // The route that answers, not what the address of the call looks like.
      const isForPrograms = FOR_PROGRAMS.test(request.routeOptions.url ?? '');
      if (known && !isForPrograms) return [known];
      const [kind, rule] = isForPrograms ? ['programs', PROGRAMS] : ['address', STRANGER];
      return addressGroups(request.ip).map((group) => ({
        lane: `${kind} ${group.name}`,
        rule: ruleOfNetwork(rule, group),
      }));
    }

    /** Adds a place to those of a call, which are given back together. */
    function occupy(request: FastifyRequest, reply: FastifyReply, { lane, leave }: Place): void {
      const before = request.place;
      request.place = {
        lane: before?.lane ?? lane,
        leave: () => {
          before?.leave();
          leave();
        },
      };
      // The client may have left while it waited.
      if (reply.raw.closed) request.leavePlace();
    }

    /** Waits for a place in each lane, the narrowest first. */
    async function enterAll(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      for (const wanted of lanesOf(request)) await enter(request, reply, wanted);
    }

    /** Waits for a place in a lane; rejects the call if it waits too long. */
    function enter(
      request: FastifyRequest,
      reply: FastifyReply,
      { lane, rule }: Wanted,
    ): Promise<void> | undefined {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const entry = lanes.enter(lane, rule, {
        enter(leave) {
          end();
          occupy(request, reply, { lane, leave });
          resolve();
        },
      });
      if (entry.state === 'entered') {
        occupy(request, reply, { lane, leave: entry.leave });
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
      const lane = `whole lists of ${this.place?.lane ?? addressGroups(this.ip)[0].name}`;
      await enter(this, reply, { lane, rule: WHOLE_LISTS });
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
        if (!known || place?.lane === known.lane) return;
        request.leavePlace();
        occupy(request, reply, { lane: known.lane, leave: lanes.take(known.lane, known.rule) });
        return;
      }
      request.leavePlace();
      if (!request.isMultipart?.() || !known) return;
      await enter(request, reply, { lane: `files of ${known.lane}`, rule: UPLOADS });
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
