import type { FastifyInstance } from 'fastify';
import type { Config } from './base/config.ts';
import { StartError } from './database/start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program. Set PORT to another number, or 0 for any free one.',
  EACCES: 'may not be used by this user. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to one that is.',
  ENOTFOUND: 'is not an address of this machine. Set HOST to one that is.',
};

/**
 * So many connections may wait to be accepted, if the system allows it. When a network is back, thousands
 * of chats connect in the same second; one for which there is no room is tried again by the client's
 * system after one second, then two, four and eight.
 */
const BACKLOG = 4096;

/** Listens, and returns the address to open in a browser. Throws a `StartError` if it cannot. */
export async function listen(
  app: FastifyInstance,
  { host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>,
): Promise<string> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartError(`${host}:${port} ${reason}`, { cause: error }) : error;
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${name.includes(':') ? `[${name}]` : name}:${bound}`;
}
