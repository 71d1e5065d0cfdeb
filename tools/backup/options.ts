import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError, reasonOf } from '../../server/backup/backup-error.ts';
import type { Keys } from '../../server/backup/encryption.ts';
import type { Loaded } from '../../server/backup/load-archive.ts';
import { ConfigError } from '../../server/base/config.ts';
import { StartError } from '../../server/database/start-error.ts';

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** The options and the files that a command was given. Throws a `BackupError` for others. */
export function readOptions<const Known extends Options>(options: Known, usage: string) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { values, files: positionals };
  } catch (error) {
    throw new BackupError(`${reasonOf(error)}\n${usage}`);
  }
}

async function textOfFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new BackupError(`The file ${path} cannot be read (${reasonOf(error)}).`);
  }
}

/** The passphrase, which never stands on a command line: other users could see it there. */
export async function readPassphrase(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return process.env.BACKUP_PASSPHRASE || undefined;
  const [line = ''] = (await textOfFile(file)).split(/\r?\n/);
  if (line === '') throw new BackupError(`The file ${file} has no passphrase in its first line.`);
  return line;
}

/** What opens a backup. */
export async function readKeys(options: {
  readonly passphraseFile: string | undefined;
  readonly identityFile: string | undefined;
}): Promise<Keys> {
  const passphrase = await readPassphrase(options.passphraseFile);
  if (options.identityFile === undefined) return { passphrase };
  const lines = (await textOfFile(options.identityFile)).split(/\r?\n/);
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) {
    throw new BackupError(`The file ${options.identityFile} has no secret key of age.`);
  }
  return { passphrase, identities };
}

/** Runs a command; what an operator can fix is printed as a sentence. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = [StartError, ConfigError, BackupError].some((kind) => error instanceof kind);
    console.error(known && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Prints what was found beside the data of the product, and where it still is. */
export function printLeftOut({ unknownTables, unknownQueues }: Loaded, source: string): void {
  for (const table of unknownTables) {
    console.log(
      `The table ${table} was left out: it is none of Jisr's. Its rows are still in ${source}.`,
    );
  }
  if (unknownQueues.length > 0) {
    console.log(
      `Work for ${unknownQueues.join(', ')} was left out: this version has no such work.`,
    );
  }
}
