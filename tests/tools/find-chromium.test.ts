import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'jisr-chromium-'));
const program = join(folder, 'chromium-browser');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
writeFileSync(join(folder, 'notes.txt'), 'no program');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    expect(findChromium({ CHROMIUM_PATH: program })).toBe(program);
  });

  it('is not silently another one when CHROMIUM_PATH names no program', () => {
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'notes.txt') })).toThrow(/no program/);
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'missing') })).toThrow(/no program/);
  });

  it('is found on the PATH under any of its names', () => {
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(program);
  });
});
