import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderTarget } from '../../../server/backup/backup-target.ts';
import { makeBackup } from '../../../server/backup/make-backup.ts';
import { restore } from '../../../server/backup/restore.ts';
import { readConfig } from '../../../server/base/config.ts';
import { noteErasures, repeatErasures } from '../../../server/erasure/repeat-erasures.ts';
import { ownCall } from '../../../server/resources/request-context.ts';
import { emptyDatabase } from '../../support/backups.ts';
import { customerOf, sendFile, tinyPdf } from '../../support/chat.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { databaseUrl } from '../../support/own-database.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { PASSWORD, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { sealAll, verified } from '../../support/trail.ts';

const signal = new AbortController().signal;

const namesOf = async ({ app }: TestServer): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const name of app.blobs.list('')) names.push(name);
  return names;
};

test('somebody who was erased does not come back with a backup from before, and a deleted file is in no later one', async () => {
  const backups = await memoryFolder();
  const dataDir = await memoryFolder();
  await using server = await startServer({ env: { BACKUP_DIR: backups } });
  const admin = await signInAs(server, 'admin');
  const target = folderTarget(backups);
  const backUp = async () => {
    const { connection, app } = server;
    const { name } = await makeBackup({
      connection,
      blobs: app.blobs,
      target,
      encryption: undefined,
      now: new Date(),
      signal,
    });
    return { name: join(backups, name), open: () => target.open(name), keys: {} };
  };

  const stays = await addCustomer(server, { lastName: 'Bleibt' });
  const user = await addCustomer(server, { lastName: 'Geht' });
  await placeOrder(server, { user: user._id });
  const salma = await customerOf(server);
  const file = { recieverId: 'office', type: 'application/pdf', file: tinyPdf('x'), name: 'a.pdf' };
  const { body } = await sendFile(salma, file);
  const before = await backUp();
  expect(await namesOf(server)).toHaveLength(1);

  // The file of a deleted message is gone from the disk at once.
  expect((await salma.delete(`message/${body.data.message._id}`)).status).toBe(200);
  expect(await namesOf(server)).toEqual([]);
  await server.database
    .updateTable('orders')
    .set({ finished: true, stage: 'tracking', paid: true })
    .execute();
  const erased = await admin.post(`auth/users/${user._id}/erasure`, {
    confirmation: user.code,
    currentPassword: PASSWORD,
  });
  expect(erased.status).toBe(200);
  const list = await readFile(join(backups, 'erased-people.txt'), 'utf8');
  expect(list).toMatch(new RegExp(`^${user._id} \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z\\n$`));
  // Each is written once, however often the job looks.
  await noteErasures(server.database, server.app.config);
  expect(await readFile(join(backups, 'erased-people.txt'), 'utf8')).toBe(list);

  await using to = await emptyDatabase();
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(to.connection) });
  const restored = await restore(config, { archive: before, isOwned: () => false });
  expect([restored.files, restored.erasedSince]).toEqual([1, 1]);
  const people = () => to.database.selectFrom('users').select('last_name').execute();
  expect(await people()).toContainEqual({ last_name: 'Geht' });
  await using again = await startServer({ database: to });
  const call = ownCall(again.app.engine, new Date());
  // The job may have begun with the server.
  await repeatErasures(call, signal);
  expect(await repeatErasures(call, signal)).toBe(0);
  expect(await people()).toContainEqual({ last_name: 'Bleibt' });
  expect(await people()).not.toContainEqual({ last_name: 'Geht' });
  expect(await to.database.selectFrom('orders').select('id').execute()).toEqual([]);
  await sealAll(to.database);
  expect((await verified(to.database)).damage).toBeUndefined();
  expect(stays._id).not.toBe(user._id);

  await using other = await emptyDatabase();
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
  const after = await restore(
    readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(other.connection) }),
    { archive: await backUp(), isOwned: () => false },
  );
  expect([after.files, after.erasedSince]).toEqual([0, 0]);
  await rm(backups, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});
