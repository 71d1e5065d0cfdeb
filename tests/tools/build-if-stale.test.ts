import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingsOf, sourcesHash } from '../../tools/sources-hash.ts';

let root = '';
const OWN = settingsOf({});

const write = (file: string, content: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jisr-sources-'));
  write('src/main.tsx', 'a');
  write('src/kit/view.ts', 'b');
  write('domain/money.ts', 'c');
  write('index.html', '<html>');
  write('server/app.ts', 'd');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a build of the web client', () => {
  it('is fresh as long as its sources are unchanged', () => {
    expect(sourcesHash(root, OWN)).toBe(sourcesHash(root, OWN));
  });

  it.each([
    ['a file of the client changes', () => write('src/kit/view.ts', 'B')],
    ['a file of the domain changes', () => write('domain/money.ts', 'C')],
    ['a file is added', () => write('src/new.ts', '')],
    ['a file is removed', () => rmSync(join(root, 'src/kit/view.ts'))],
    [
      'text goes from one file to the next',
      () => {
        write('src/main.tsx', '');
        write('src/kit/view.ts', 'ab');
      },
    ],
    ['the page changes', () => write('index.html', '<html lang="de">')],
    ['a public file is added', () => write('public/icon.svg', '<svg/>')],
    ['another version is locked', () => write('package-lock.json', '{}')],
  ])('is stale when %s', (_case, change) => {
    const before = sourcesHash(root, OWN);
    change();
    expect(sourcesHash(root, OWN)).not.toBe(before);
  });

  it('is stale if it is built for another back end', () => {
    expect(sourcesHash(root, settingsOf({ VITE_API_URL: 'https://api.example.com' }))).not.toBe(
      sourcesHash(root, OWN),
    );
  });

  it('ignores a change of the server', () => {
    const before = sourcesHash(root, OWN);
    write('server/app.ts', 'D');
    expect(sourcesHash(root, OWN)).toBe(before);
  });

  it('is made anew for a back end whose PUT replaces records', () => {
    expect(sourcesHash(root, settingsOf({ VITE_API_PUT: 'replace' }))).not.toBe(
      sourcesHash(root, OWN),
    );
  });

  it.each([
    [{ VITE_API_PUT: 'overwrite' }, 'VITE_API_PUT is "overwrite"; it must be merge or replace.'],
    [{ VITE_API_URL: 'office.example' }, 'it must begin with https://, http:// or /.'],
  ])('is not made for a setting that makes no sense: %j', (environment, sentence) => {
    expect(() => settingsOf(environment)).toThrow(sentence);
  });
});
