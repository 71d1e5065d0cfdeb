import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { type AddressGroup, addressGroups } from '../base/address-group.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Throws the rest of the body away as it arrives, no faster than an address may send it. */
    discardBody(): void;
  }
}

/** What one address may send in a second to be thrown away; its wider networks, some times as much. */
const BYTES_PER_SECOND = 8_000_000;
const PAUSE_MS = 50;
const BYTES_IN_PAUSE = (BYTES_PER_SECOND * PAUSE_MS) / 1000;
/** After this time the connection is closed, whether the sender has finished or not. */
const LONGEST_MS = 30_000;

/** What is being thrown away of one network, and how much more may be until the pause ends. */
type Discarding = { readonly bodies: Set<IncomingMessage>; readonly times: number; left: number };

/** Throws bodies away as they arrive, no faster than each network of their addresses may send them. */
export function slowDiscarding() {
  const networks = new Map<string, Discarding>();
  const bodies = new Set<IncomingMessage>();

  let reading: NodeJS.Timeout | undefined;

  function stop(): void {
    clearInterval(reading);
    reading = undefined;
  }

  /** A pause has ended. A network that sent nothing in it is forgotten, with what it may send. */
  function readOn(): void {
    for (const [name, network] of networks) {
      network.left = BYTES_IN_PAUSE * network.times;
      if (network.bodies.size === 0) networks.delete(name);
    }
    for (const body of bodies) body.resume();
    if (networks.size === 0) stop();
  }

  function ofNetwork({ name, times }: AddressGroup): Discarding {
    const found = networks.get(name) ?? { bodies: new Set(), times, left: BYTES_IN_PAUSE * times };
    networks.set(name, found);
    return found;
  }

  return {
    discard(body: IncomingMessage, address: string): void {
      if (body.complete || body.destroyed) {
        body.resume();
        return;
      }
      if (bodies.has(body)) return;
      const own = addressGroups(address).map(ofNetwork);
      bodies.add(body);
      for (const network of own) network.bodies.add(body);
      const late = setTimeout(() => body.destroy(), LONGEST_MS);
      late.unref();
      const end = () => {
        clearTimeout(late);
        bodies.delete(body);
        for (const network of own) network.bodies.delete(body);
      };
      body.once('end', end);
      body.once('close', end);
      body.on('data', ({ length }: Buffer) => {
        for (const network of own) {
          network.left -= length;
          if (network.left <= 0) for (const one of network.bodies) one.pause();
        }
      });
      if (own.some(({ left }) => left <= 0)) body.pause();
      reading ??= setInterval(readOn, PAUSE_MS).unref();
    },
    close: stop,
  };
}

/**
 * Reads on after an answer that came before the end of the body: a sender that cannot finish does
 * not read the answer. It is done slowly, because 49 MB that nobody wants would cost as much as those
 * that somebody does.
 */
export const unreadBodies = plugin(
  async (app: FastifyInstance) => {
    const discarding = slowDiscarding();
    app.decorateRequest('discardBody', function () {
      this.raw.unpipe();
      discarding.discard(this.raw, this.ip);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (!request.raw.complete && reply.statusCode >= 400) request.discardBody();
      return payload;
    });
    app.addHook('onClose', async () => discarding.close());
  },
  { name: 'unread-bodies' },
);
