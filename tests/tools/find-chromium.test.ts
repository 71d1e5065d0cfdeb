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

  it('is not silently replaced when CHROMIUM_PATH is not a program', () => {
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'notes.txt') })).toThrow(
      /not a program/,
    );
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'missing') })).toThrow(/not a program/);
  });

  it('is found on the PATH under each of its names', () => {
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(program);
  });
});
