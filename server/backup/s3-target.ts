import type { BackupPlace } from '../base/backup-config.ts';
import { type S3Client, s3Client } from '../blobs/s3-client.ts';
import { uploadTo } from '../blobs/s3-upload.ts';
import {
  type BackupTarget,
  folderTarget,
  momentOf,
  newestFirst,
  type StoredBackup,
} from './backup-target.ts';

async function* bytesOf({ read, prefix }: S3Client, name: string): AsyncGenerator<Uint8Array> {
  yield* await read(`${prefix}${name}`);
}

/** Keeps backups as objects of an S3 bucket, each of which is there completely or not at all. */
function s3Target(client: S3Client): BackupTarget {
  const { prefix } = client;
  const readText = async (name: string): Promise<string> =>
    (await client.call((s3) => s3.getObject(`${prefix}${name}`))) ?? '';
  return {
    place: client.place,
    async put(name, bytes) {
      await uploadTo(client, `${prefix}${name}`, bytes);
    },
    open: (name) => bytesOf(client, name),
    async list() {
      const stored: StoredBackup[] = [];
      for await (const { name, size } of client.list('')) {
        const at = momentOf(name);
        if (at) stored.push({ name, at, size });
      }
      return newestFirst(stored);
    },
    async delete(name) {
      await client.call((s3) => s3.deleteObject(`${prefix}${name}`));
    },
    readText,
    // Objects only grow by being written again.
    async appendText(name, text) {
      const whole = `${await readText(name)}${text}`;
      await client.call((s3) => s3.putObject(`${prefix}${name}`, whole, 'text/plain'));
    },
  };
}

/** The place that backups go to. */
export const backupTarget = (place: BackupPlace): BackupTarget =>
  typeof place === 'string' ? folderTarget(place) : s3Target(s3Client(place));
