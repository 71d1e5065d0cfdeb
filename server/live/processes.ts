import type { FastifyInstance } from 'fastify';
import type { LiveServer, Present, ProcessEvents } from './live-server.ts';

/** How this process tells the others on its database. */
export type Processes = {
  readonly say: <Event extends keyof ProcessEvents>(
    event: Event,
    ...args: Parameters<ProcessEvents[Event]>
  ) => void;
  readonly tellPresent: (present: Present) => void;
  readonly close: () => Promise<void>;
};

const ALONE: Processes = { say: () => {}, tellPresent: () => {}, close: async () => {} };

/** Without a database of its own that others use too, a process is alone. */
export async function joinProcesses(_app: FastifyInstance, _io: LiveServer): Promise<Processes> {
  return ALONE;
}
