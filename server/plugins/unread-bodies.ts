import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { addressGroup } from '../base/address-group.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Throws the rest of the body away as it arrives, no faster than an address may send it. */
    discardBody(): void;
  }
}

/** What one address may send in a second to be thrown away. */
const BYTES_PER_SECOND = 8_000_000;
const PAUSE_MS = 50;
const BYTES_IN_PAUSE = (BYTES_PER_SECOND * PAUSE_MS) / 1000;
/** After this time the connection is closed, whether the sender has finished or not. */
const LONGEST_MS = 30_000;

/** What is being thrown away of one address. */
type Discarding = { readonly bodies: Set<IncomingMessage>; left: number; timer: NodeJS.Timeout };

/**
 * Reads on after an answer that came before the end of the body: a sender that cannot finish does
 * not read the answer. It is done slowly, because 49 MB that nobody wants would cost as much as those
 * that somebody does.
 */
export const unreadBodies = plugin(
  async (app: FastifyInstance) => {
    const addresses = new Map<string, Discarding>();

    function begin(address: string): Discarding {
      const timer = setInterval(() => {
        discarding.left = BYTES_IN_PAUSE;
        for (const body of discarding.bodies) body.resume();
      }, PAUSE_MS);
      timer.unref();
      const discarding: Discarding = { bodies: new Set(), left: BYTES_IN_PAUSE, timer };
      addresses.set(address, discarding);
      return discarding;
    }

    function discard(body: IncomingMessage, address: string): void {
      if (body.complete || body.destroyed) {
        body.resume();
        return;
      }
      const discarding = addresses.get(address) ?? begin(address);
      if (discarding.bodies.has(body)) return;
      discarding.bodies.add(body);
      const late = setTimeout(() => body.destroy(), LONGEST_MS);
      late.unref();
      const end = () => {
        clearTimeout(late);
        discarding.bodies.delete(body);
        if (discarding.bodies.size > 0) return;
        clearInterval(discarding.timer);
        addresses.delete(address);
      };
      body.once('end', end);
      body.once('close', end);
      body.on('data', ({ length }: Buffer) => {
        discarding.left -= length;
        if (discarding.left <= 0) for (const one of discarding.bodies) one.pause();
      });
    }

    app.decorateRequest('discardBody', function () {
      this.raw.unpipe();
      discard(this.raw, addressGroup(this.ip));
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (!request.raw.complete && reply.statusCode >= 400) request.discardBody();
      return payload;
    });
    app.addHook('onClose', async () => {
      for (const { timer } of addresses.values()) clearInterval(timer);
    });
  },
  { name: 'unread-bodies' },
);
