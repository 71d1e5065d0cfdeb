import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { connectionOf } from './postmaster.ts';
import { processState } from './processes.ts';
import { StartError } from './start-error.ts';

const LOCK = 1_784_968_562;
const TIMEOUT_MS = 5_000;
const PAUSE_MS = 50;

/** Another living process uses the data folder. */
export class InUseError extends StartError {}

/**
 * Makes this process the only user of the server for as long as the returned connection is open.
 * Otherwise two processes could share a folder by adopting each other's server.
 */
export async function takeOwnership(socketFolder: string, dataFolder: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOf(socketFolder, 'postgres'),
    application_name: `jisr ${process.pid}`,
  });
  await client.connect();
  try {
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await tryLock(client))) {
      const pid = await holderOf(client);
      const alive = pid !== undefined && (await processState(pid)) !== undefined;
      // PostgreSQL notices the lost connection of a killed process with a short delay.
      if (alive || Date.now() > deadline) {
        throw new InUseError(
          `Process ${pid ?? '(unknown)'} already uses the data folder ${dataFolder}. ` +
            'Stop it first, or set DATA_DIR to another folder.',
        );
      }
      await wait(PAUSE_MS);
    }
    return client;
  } catch (error) {
    await ignoringFailure(client.end(), 'The connection may have been lost.');
    throw error;
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK]);
  return rows[0].taken;
}

async function holderOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted`,
    [LOCK],
  );
  const pid = /^jisr (\d+)$/.exec(rows[0]?.name ?? '')?.[1];
  return pid === undefined ? undefined : Number(pid);
}
