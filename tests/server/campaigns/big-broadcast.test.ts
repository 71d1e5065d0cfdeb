import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { type Campaign, campaignOf } from '../../support/campaigns.ts';
import { HANGS_AFTER } from '../../support/hangs-after.ts';
import { mp4Of } from '../../support/media.ts';
import { signInAs, startServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const CUSTOMERS = 2_000;
const BYTES = 10_000_000;
const MB = 1_000_000;

it('a video of 10 MB reaches 2,000 customers as one file, and memory stays flat', async () => {
  await using server = await startServer();
  const clerk = await signInAs(server, 'admin');
  const ids = Array.from({ length: CUSTOMERS }, () => newId());
  await server.database
    .insertInto('users')
    .values(
      ids.map((id, at) => ({
        id,
        code: `B-${at}`,
        role: 'customer',
        status: 'active',
        first_name: 'Salma',
        last_name: 'Viele',
        phone: `+2126${20_000_000 + at}`,
      })),
    )
    .execute();
  const form = new FormData();
  for (const id of ids) form.append('ids', id);
  form.append('type', 'video/mp4');
  form.append('file', new Blob([new Uint8Array(mp4Of(BYTES))], { type: 'video/mp4' }), 'Fahrt.mp4');
  const began = performance.now();
  const { status, body } = await clerk.post<{ data: { campaign: Campaign } }>(
    'messages/broadcast',
    form,
  );
  const answered = performance.now() - began;
  expect(status, JSON.stringify(body)).toBe(200);
  const before = process.memoryUsage().rss;
  const started = performance.now();
  await workOff(server);
  const seconds = (performance.now() - started) / 1000;
  const grown = (process.memoryUsage().rss - before) / MB;
  console.log(
    `answered in ${answered.toFixed(0)} ms, sent in ${seconds.toFixed(1)} s, grown by ${grown.toFixed(0)} MB`,
  );
  expect(await campaignOf(clerk, body.data.campaign._id)).toMatchObject({
    state: 'done',
    total: CUSTOMERS,
    sent: CUSTOMERS,
    failed: 0,
  });
  const files = await readdir(server.app.config.dataDir, { recursive: true });
  expect(files.filter((name) => name.includes('attachment-'))).toHaveLength(1);
  expect(answered).toBeLessThan(HANGS_AFTER);
  expect(grown).toBeLessThan(150);
}, 180_000);
