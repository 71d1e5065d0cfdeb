import { expect, it } from 'vitest';
import { openClient } from '../../../server/backup/snapshot.ts';
import { keepFiles } from '../../../server/database/backup-locks.ts';
import { removeDueFiles } from '../../../server/resources/discarded-files.ts';
import { startServer } from '../../support/server.ts';

const NAME = 'picture-0198c0de-0000-7000-8000-000000000001.jpg';

it('no file is deleted while a backup copies them, and the next look removes it', async () => {
  await using server = await startServer();
  const { engine } = server.app;
  await engine.blobs.put(NAME, Buffer.from('a picture'));
  const look = () =>
    removeDueFiles(engine, {
      now: new Date(Date.now() + 2 * 86_400_000),
      signal: new AbortController().signal,
    });
  const client = await openClient(server.connection);
  await keepFiles(client);
  expect(await look()).toBe(0);
  expect(await engine.blobs.stat(NAME)).toBeDefined();
  await client.end();
  await expect.poll(look).toBe(1);
  expect(await engine.blobs.stat(NAME)).toBeUndefined();
});
