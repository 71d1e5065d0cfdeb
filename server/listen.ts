import type { FastifyInstance } from 'fastify';
import type { Config } from './base/config.ts';
import { StartError } from './database/start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program. Set PORT to another number, or 0 for any free one.',
  EACCES: 'may not be used by this user. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to one that is.',
  ENOTFOUND: 'is not an address of this machine. Set HOST to one that is.',
};

/** Listens, and returns the address to open in a browser. Throws a `StartError` if it cannot. */
export async function listen(
  app: FastifyInstance,
  { host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartError(`${host}:${port} ${reason}`, { cause: error }) : error;
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${name.includes(':') ? `[${name}]` : name}:${bound}`;
}
