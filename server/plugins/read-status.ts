import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { STATUS_LINES, type StatusLine, stateOf } from '../../domain/status/status-lines.ts';
import type { Module, StatusReader } from '../resources/module.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How the installation stands, line by line, in the order of the page. */
    statusLines(): Promise<readonly StatusLine[]>;
  }
}

/** A line that is read anew only after its time, and once for all who want it meanwhile. */
function remembering(app: FastifyInstance, { line, read, forMs = 0 }: StatusReader) {
  let last: { readonly at: number; readonly found: Promise<StatusLine> } | undefined;
  const readNow = async (): Promise<StatusLine> => {
    try {
      const { finding, facts = {} } = await read();
      return { line, finding, state: stateOf(line, finding), facts };
    } catch (error) {
      app.log.warn({ err: error, line }, 'a line of the status page could not be read');
      return { line, finding: 'unread', state: stateOf(line, 'unread'), facts: {} };
    }
  };
  return (): Promise<StatusLine> => {
    if (last && performance.now() - last.at < forMs) return last.found;
    last = { at: performance.now(), found: readNow() };
    return last.found;
  };
}

/** The lines of the status page, which the modules bring along. */
export const statusLines = plugin(
  async (app: FastifyInstance, { modules }: { readonly modules: readonly Module[] }) => {
    const readers = modules.flatMap(({ status }) => status?.(app) ?? []);
    const lines = STATUS_LINES.flatMap((name) =>
      readers.filter(({ line }) => line === name).map((reader) => remembering(app, reader)),
    );
    app.decorate('statusLines', () => Promise.all(lines.map((read) => read())));
  },
  { name: 'status-lines', dependencies: ['context'] },
);
