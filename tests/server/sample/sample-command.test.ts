import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dataFolder, spawnServer } from '../../support/started-server.ts';

const SAMPLE = fileURLToPath(new URL('../../../tools/sample.ts', import.meta.url));

test('an operator fills an empty database with the sample week by a command, and never twice', async () => {
  const folder = await dataFolder();
  const load = async () => {
    const { output, ended } = spawnServer({ DATA_DIR: folder.path }, { start: SAMPLE });
    return { code: await ended, output: output() };
  };
  try {
    expect(await load()).toMatchObject({ code: 0, output: expect.stringContaining('is loaded') });
    const again = await load();
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was loaded') });
  } finally {
    await folder.remove();
  }
});
