import type { FastifyInstance } from 'fastify';
import { BackupError, reasonOf } from '../backup/backup-error.ts';
import {
  forgetOldRuns,
  interruptedRehearsal,
  noteRehearsal,
  readBackupState,
  recordFailed,
  recordMade,
  recordRehearsal,
  type Unrehearsed,
} from '../backup/backup-runs.ts';
import { isBackupDue } from '../backup/backup-schedule.ts';
import type { BackupTarget } from '../backup/backup-target.ts';
import type { Keys } from '../backup/encryption.ts';
import { asOnlyBackup } from '../backup/one-backup.ts';
import { backupsThatStay } from '../backup/retention.ts';
import { backupTarget } from '../backup/s3-target.ts';
import type { Connection } from '../database/connect.ts';

const REMEMBERED_MS = 2 * 365 * 86_400_000;

/** Where backups go, and how to reach the database for them; nothing if there are none. */
export function backupPlace(
  app: FastifyInstance,
): { target: BackupTarget; connection: Connection } | undefined {
  const { place } = app.config.backups;
  const connection = app.direct();
  if (place === undefined || connection === undefined) return undefined;
  return { target: backupTarget(place), connection };
}

/** Deletes the backups that need not stay. What cannot be deleted is tried again after the next one. */
async function letOldOnesGo(app: FastifyInstance, target: BackupTarget): Promise<void> {
  const { database, config, log } = app;
  const rehearsed = await database
    .selectFrom('backup_run')
    .select('name')
    .where('rehearsed_at', 'is not', null)
    .where('rehearsal_error', 'is', null)
    .execute();
  const proven = new Set(rehearsed.map(({ name }) => name));
  const stored = (await target.list()).map((one) => ({
    ...one,
    isRehearsed: proven.has(one.name),
  }));
  const stay = backupsThatStay(stored, config.backups.keep);
  for (const { name } of stored.filter((one) => !stay.has(one))) {
    await target.delete(name);
    log.info({ backup: name }, 'an old backup was deleted');
  }
}

type Rehearsal = {
  readonly id: string;
  readonly name: string;
  readonly keys: Keys;
  readonly signal: AbortSignal;
};

async function rehearseMade(
  app: FastifyInstance,
  { id, name, keys, signal }: Rehearsal,
): Promise<void> {
  const { database, log } = app;
  const place = backupPlace(app);
  if (!place) return;
  const { target, connection } = place;
  const archive = { name, keys, signal, open: () => target.open(name) };
  await noteRehearsal(database, id);
  try {
    const { rehearse } = await import('../backup/rehearse.ts');
    const { rows, files } = await rehearse(connection, archive);
    await recordRehearsal(database, id, { at: app.now(), error: null });
    log.info({ backup: name, rows, files }, 'the restore of a backup was rehearsed: all is there');
  } catch (error) {
    signal.throwIfAborted();
    await recordRehearsal(database, id, { at: app.now(), error: reasonOf(error) });
    log.error({ err: error, backup: name }, 'the rehearsal of the restore of a backup failed');
  }
}

/** A rehearsal that was interrupted so often may be what ends the process. */
const MOST_REHEARSALS = 3;

/**
 * Makes up a rehearsal that was interrupted. The key that a backup for public keys was rehearsed with
 * has ended with its process: of such a backup another one is made. Returns whether that is to be done.
 */
async function makeUp(
  app: FastifyInstance,
  { id, name, begun, isEncrypted }: Unrehearsed,
  signal: AbortSignal,
): Promise<boolean> {
  const { encryption } = app.config.backups;
  if (begun >= MOST_REHEARSALS) {
    const error = `It was interrupted ${begun} times.`;
    await recordRehearsal(app.database, id, { at: app.now(), error });
    app.log.error({ backup: name }, `the rehearsal of the restore of a backup failed: ${error}`);
    return false;
  }
  if (isEncrypted && (!encryption || !('passphrase' in encryption))) return true;
  const keys = encryption && 'passphrase' in encryption ? encryption : {};
  await rehearseMade(app, { id, name, keys: isEncrypted ? keys : {}, signal });
  return false;
}

type Order = { readonly isWanted: boolean; readonly signal: AbortSignal };

/** Makes and records a backup; nothing if it failed, which is recorded, too. */
async function makeAndRecord(
  app: FastifyInstance,
  { isWanted, signal }: Order,
): Promise<Omit<Rehearsal, 'signal'> | undefined> {
  const { config, database, log } = app;
  // No backup contains an ID document that it could be read from without its key.
  const blobs = app.blobs.stored ?? app.blobs;
  const place = backupPlace(app);
  if (!place) return undefined;
  const { encryption } = config.backups;
  const now = app.now();
  const when = () => ({ startedAt: now, endedAt: app.now(), isWanted });
  try {
    // Most looks find that none is due, and need nothing that makes one.
    const { makeBackup } = await import('../backup/make-backup.ts');
    const made = await makeBackup({ ...place, blobs, encryption, now, signal });
    const { name, keys, size, rows, files, isEncrypted } = made;
    log.info({ backup: name, size, rows, files, isEncrypted }, 'a backup was made');
    return { id: await recordMade(database, made, when()), name, keys };
  } catch (error) {
    // Whoever stops the process has the backup made later.
    signal.throwIfAborted();
    await recordFailed(database, reasonOf(error), when());
    log.error({ err: error }, 'a backup could not be made');
    return undefined;
  }
}

/** Why nothing may begin now: somebody backs up the database by hand, for instance. */
const isTaken = (error: unknown): boolean => error instanceof BackupError;

/**
 * Makes a backup if one is due or wanted, restores it into a database that is thrown away, and lets
 * old ones go. What fails is recorded, and tried again when it is due; a rehearsal that was interrupted
 * is made up.
 */
export async function doBackup(
  app: FastifyInstance,
  { isWanted = false }: { readonly isWanted?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const { config, database, log } = app;
  const place = backupPlace(app);
  if (!place) return;
  const { atMinute } = config.backups;
  const isDue = isWanted || isBackupDue(atMinute, await readBackupState(database), app.now());
  const interrupted = isDue ? undefined : await interruptedRehearsal(database);
  if (!isDue && !interrupted) return;
  const work = async () => {
    if (interrupted && !(await makeUp(app, interrupted, signal))) return;
    const done = await makeAndRecord(app, { isWanted, signal });
    if (!done) return;
    await rehearseMade(app, { ...done, signal });
    await letOldOnesGo(app, place.target);
    await forgetOldRuns(database, new Date(app.now().getTime() - REMEMBERED_MS));
  };
  try {
    await asOnlyBackup(place.connection, work);
  } catch (error) {
    if (!isTaken(error)) throw error;
    log.warn({ err: error }, 'a backup waits for another one');
    // What is due is looked for again within minutes. What somebody wants now is not.
    if (!isWanted) return;
    const now = app.now();
    await recordFailed(database, reasonOf(error), { startedAt: now, endedAt: now, isWanted });
  }
}
