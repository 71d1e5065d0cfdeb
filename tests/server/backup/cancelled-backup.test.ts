import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '../../../server/backup/make-backup.ts';
import { backedUpHouse } from '../../support/backups.ts';

it('a backup that is cancelled while a file is slow to come rejects, and nothing else throws', async () => {
  await using house = await backedUpHouse();
  await house.blobs.put('picture-slow.jpg', Buffer.from('a picture'));
  const cancelling = new AbortController();
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => {
    uncaught.push(error);
  };
  /** As from an object storage: the first bytes, and then none for long. */
  async function* slowly() {
    yield Buffer.from('a');
    await wait(50);
    cancelling.abort(new Error('cancelled in the middle'));
    await wait(200);
    yield Buffer.from(' picture');
  }
  process.on('uncaughtExceptionMonitor', note);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note));
  const making = makeBackup({
    connection: house.own.connection,
    blobs: { ...house.blobs, get: async () => Readable.from(slowly()) },
    target: house.target,
    encryption: undefined,
    now: new Date(),
    signal: cancelling.signal,
  });
  await expect(making).rejects.toThrow('cancelled in the middle');
  await wait(300);
  expect(uncaught).toEqual([]);
  expect(await house.target.list()).toEqual([]);
});
