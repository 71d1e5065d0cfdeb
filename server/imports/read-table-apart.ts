import { RequestError } from '../base/request-error.ts';
import { createJobPool } from '../processes/job-pool.ts';
import {
  type JobProcess,
  JobProcessError,
  startJobProcess,
} from '../processes/start-job-process.ts';
import type { TableJob } from './table-process.ts';
import type { TableReading } from './table-reader.ts';

/** The largest table that is accepted takes a few seconds and half of this memory. */
const PROCESS = {
  module: new URL('./table-process.ts', import.meta.url),
  does: 'reads tables',
  timeoutMs: 60_000,
  mostMegabytes: 1200,
};

/** Each table gets a new process, whose memory is its own. */
const RULE = { mostAtOnce: 1, mostWaitingOfOne: 5, idleMs: 0 };

const startTableProcess = () => startJobProcess<TableJob, TableReading>(PROCESS);

export type TableReader = {
  /**
   * Reads a table of somebody. Throws `request.tooMany` when too many of theirs wait, and
   * `server.notReady` if no process could read it for a reason that is not the table's.
   */
  read(table: TableJob, owner: string): Promise<TableReading>;
  close(): void;
};

/**
 * Reads tables one at a time in processes of their own with limited memory and time. A hostile file
 * uses them up, or ends its process, without harm to anybody else.
 */
export function createTableReader(
  start: () => JobProcess<TableJob, TableReading> = startTableProcess,
): TableReader {
  const pool = createJobPool(start, RULE);
  return {
    async read(table, owner) {
      try {
        return await pool.run(table, owner);
      } catch (error) {
        if (error instanceof RequestError) throw error;
        const reason = error instanceof JobProcessError ? error.reason : undefined;
        if (reason === 'exhausted' || reason === 'late') return { problem: 'tooLarge' };
        throw new RequestError('server.notReady', { retryAfter: 5, cause: error });
      }
    },
    close: pool.close,
  };
}
