import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { memoryFolder } from './memory-folder.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

/** Whether Debian's PostgreSQL 15 is installed. */
export const hasPostgres = existsSync(join(BIN, 'postgres'));

/** PostgreSQL does not run as root. */
function asPostgres(program: string, args: readonly string[]) {
  const command = [join(BIN, program), ...args];
  const isRoot = process.getuid?.() === 0;
  return run(isRoot ? 'runuser' : (command[0] ?? ''), [
    ...(isRoot ? ['-u', 'postgres', '--', ...command] : command.slice(1)),
  ]);
}

async function start(folder: string): Promise<string> {
  const port = await freePort();
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c max_connections=40`;
  await asPostgres('pg_ctl', [
    '-D',
    join(folder, 'data'),
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    options,
    'start',
  ]);
  return `postgresql://jisr@127.0.0.1:${port}`;
}

const stop = (folder: string) =>
  asPostgres('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop']);

/** A PostgreSQL 15 and a replica that follows it by streaming. */
export async function startReplicated() {
  const folder = await memoryFolder();
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const place of [first, second]) await mkdir(place);
  if (process.getuid?.() === 0) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    for (const place of [folder, first, second]) await chown(place, Number(stdout), 0);
  }
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
  await asPostgres('initdb', ['-D', join(first, 'data'), '-U', 'jisr', '-A', 'trust', ...locale]);
  const primary = await start(first);
  await asPostgres('pg_basebackup', [
    '-d',
    primary,
    '-D',
    join(second, 'data'),
    '-R',
    '-c',
    'fast',
  ]);
  const replica = await start(second);
  let isReplicaThere = true;
  const endReplica = async () => {
    if (isReplicaThere) await stop(second);
    isReplicaThere = false;
  };
  return {
    /** Addresses without the name of a database. */
    primary,
    replica,
    /** Ends the replica as a power cut would. */
    endReplica,
    [Symbol.asyncDispose]: async () => {
      await endReplica();
      await stop(first);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
