import { afterEach, beforeEach } from 'vitest';
import { databasePid, dataFolder, type StartedServer, startProcess } from './started-server.ts';

/**
 * A process of the real server for each test, on a data folder of its own. Registers its own setup
 * and end with the test runner.
 */
export function ownProcess() {
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  let server: StartedServer;
  const start = async () => {
    server = await startProcess({ DATA_DIR: folder.path });
  };
  beforeEach(async () => {
    folder = await dataFolder();
    await start();
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await folder.remove();
  });
  return {
    get server(): StartedServer {
      return server;
    },
    /** Path of the data folder. */
    get folder(): string {
      return folder.path;
    },
    /** Starts the product again on the same data. */
    restart: start,
    /** Ends the embedded database as a power cut would. */
    killDatabase: async (): Promise<void> => {
      const pid = await databasePid(folder.path);
      if (pid === undefined) throw new Error('There is no database to kill.');
      process.kill(pid, 'SIGKILL');
    },
  };
}
