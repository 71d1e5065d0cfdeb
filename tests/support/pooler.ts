import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Connection } from '../../server/database/connect.ts';
import { freePort } from './free-port.ts';
import { until } from './started-server.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
/** Neither root nor any other user of this machine: PgBouncer does not run as root. */
const NOBODY = 65_534;

/** Whether Debian's PgBouncer is installed. */
export const hasPooler = existsSync(PROGRAM);

/** Where a connection leads, as PgBouncer and libpq write it. */
function placeOf(connection: Connection) {
  if ('host' in connection) return connection;
  const url = new URL(connection.connectionString);
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    database: url.pathname.slice(1),
  };
}

/**
 * A PgBouncer in front of a database, which gives each transaction any of a few connections.
 * `statistics` are its own, of all that went through it.
 */
export async function startPooler(connection: Connection, connections: number) {
  const { host, port, user, database } = placeOf(connection);
  const folder = await mkdtemp(join(tmpdir(), 'jisr-pooler-'));
  await chmod(folder, 0o755);
  const listenPort = await freePort();
  await writeFile(join(folder, 'users.txt'), `"${user}" ""\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
stats_users = ${user}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn(PROGRAM, [join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const ended = once(child, 'exit');
  const addressOf = (name: string) => `postgresql://${user}@127.0.0.1:${listenPort}/${name}`;
  const query = async (name: string, text: string): Promise<readonly pg.QueryResultRow[]> => {
    const client = new pg.Client({ connectionString: addressOf(name) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  await until(async () => {
    const answer = await ignoringFailure(
      query(database, 'select 1'),
      'It has not begun to listen.',
    );
    return answer !== undefined;
  });
  return {
    connection: { connectionString: addressOf(database) },
    statistics: async () =>
      (await query('pgbouncer', 'show stats')).find((row) => row.database === database),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
