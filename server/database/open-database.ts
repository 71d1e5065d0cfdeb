import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../base/config.ts';
import { type Connection, connect } from './connect.ts';
import type { DB } from './database-types.ts';
import { type EmbeddedDatabase, type StartOptions, startEmbedded } from './embedded.ts';
import type { Watcher } from './keep-running.ts';
import { type ListReader, onlyReader, replicaReader } from './list-reader.ts';
import { migrate } from './migrate.ts';
import type { StopMode } from './postmaster.ts';
import { showPresence } from './presence.ts';
import { StartError } from './start-error.ts';

/** The product's database, migrated and ready, and how to close it. */
export type OpenDatabase = {
  readonly database: Kysely<DB>;
  /** Where its lists are read. */
  readonly lists: ListReader;
  /** How to reach it without a pooler. */
  readonly direct: Connection;
  /** The number by which other processes on the database see that this process is alive. */
  readonly worker: number;
  close(mode: StopMode): Promise<void>;
};

/**
 * Opens the database that the environment names, or else the embedded one. Throws a `StartError`.
 */
export async function openDatabase(
  config: Config,
  log: FastifyBaseLogger,
  options?: StartOptions,
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded(config.dataDir, watcherFor(log), options)
      : undefined;
  let isClosing = false;
  /** A pool is closed before its connections are, so a database that stops may still break them. */
  const warn = (message: string) => (error: unknown) => {
    if (!isClosing) log.warn({ err: error }, message);
  };
  try {
    const direct = directConnection(config, embedded);
    await migrateOver(direct);
    const presence = await showPresence(
      direct,
      warn('the connection that shows this process as alive broke'),
    );
    const database = connect(queryConnection(config, embedded), {
      max: config.databasePool,
      isPooled: config.databaseUrl !== config.databaseDirectUrl,
      onError: warn('a database connection broke'),
      ...(config.slowQueryMs > 0 && {
        slow: {
          fromMs: config.slowQueryMs,
          notify: (query) => log.warn(query, 'a query was slow'),
        },
      }),
    });
    const replica =
      config.databaseReadUrl === undefined
        ? undefined
        : connect(
            { connectionString: config.databaseReadUrl },
            {
              max: config.databasePool,
              isPooled: true,
              onError: warn('a connection to the replica broke'),
            },
          );
    return {
      database,
      lists: replica ? replicaReader({ primary: database, replica, log }) : onlyReader(database),
      direct,
      worker: presence.worker,
      close: async (mode) => {
        isClosing = true;
        if (mode === 'fast') {
          await Promise.all([presence.close(), database.destroy(), replica?.destroy()]);
        }
        await embedded?.stop(mode);
      },
    };
  } catch (error) {
    await embedded?.stop('fast');
    throw error;
  }
}

const queryConnection = (config: Config, embedded?: EmbeddedDatabase): Connection =>
  embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };

const directConnection = (config: Config, embedded?: EmbeddedDatabase): Connection =>
  embedded?.connection ?? { connectionString: config.databaseDirectUrl ?? '' };

async function migrateOver(connection: Connection): Promise<void> {
  const database = connect(connection, { max: 1 });
  try {
    await migrate(database);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartError(`The database cannot be used: ${reason}`, { cause: error });
  } finally {
    await database.destroy();
  }
}

function watcherFor(log: FastifyBaseLogger): Watcher {
  return {
    lost: () => log.error('the embedded database stopped unexpectedly; restarting it'),
    back: () => log.info('the embedded database is running again'),
    failed: (error, final) => {
      log.error({ err: error }, 'the embedded database could not be restarted');
      // Another process uses the folder now; going on would mean two processes that write to it.
      if (final) process.kill(process.pid, 'SIGTERM');
    },
  };
}
