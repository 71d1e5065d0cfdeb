import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shellFiles } from '../../tools/worker-build.ts';

let folder = '';

const write = (file: string, content: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jisr-shell-'));
  write('index.html', '<script type="module" crossorigin src="/assets/index-a.js"></script>');
  write('customer.html', '<script type="module" src="/assets/customer-b.js"></script>');
  write('favicon.svg', '<svg/>');
  write('assets/index-a.js', 'x'.repeat(300_000));
  write('assets/customer-b.js', 'b');
  write('assets/pdf.worker-c.js', 'x'.repeat(300_000));
  write('assets/inter-d.woff2', 'd');
  write('gifs/hello.svg', '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files that the worker has at hand', () => {
  it('are those that a browser may load, each page with its script, and large engines by themselves', () => {
    for (const file of ['index-a.js.map', 'index-a.js.br', 'index-a.js.gz'])
      write(`assets/${file}`, '');
    write('.vite/manifest.json', '{}');
    expect(shellFiles(folder)).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      pages: { '/': '/assets/index-a.js', '/c': '/assets/customer-b.js' },
      files: [
        '/assets/customer-b.js',
        '/assets/index-a.js',
        '/assets/inter-d.woff2',
        '/favicon.svg',
        '/gifs/hello.svg',
      ],
      large: ['/assets/pdf.worker-c.js'],
    });
  });

  it('are another version once one of them or a page changes, and the same otherwise', () => {
    const { version } = shellFiles(folder);
    write('assets/index-a.js.map', 'a map is no part of it');
    expect(shellFiles(folder).version).toBe(version);
    write('gifs/hello.svg', '<svg></svg>');
    const second = shellFiles(folder).version;
    expect(second).not.toBe(version);
    write('index.html', '<html lang="de"><script src="/assets/index-a.js"></script>');
    expect(shellFiles(folder).version).not.toBe(second);
  });

  it('cannot be listed for a page without a script', () => {
    write('customer.html', '<html></html>');
    expect(() => shellFiles(folder)).toThrow('customer.html has no script.');
  });
});
