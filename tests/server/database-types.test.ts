import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const TOOL = fileURLToPath(new URL('../../tools/database-types.ts', import.meta.url));

describe('the types of the database', () => {
  it('are those that the migrations create', { timeout: 60_000 }, async () => {
    const run = promisify(execFile)(process.execPath, [TOOL, '--verify']);
    await expect(run).resolves.toMatchObject({ stderr: '' });
  });
});
