import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether Debian's `poppler-utils` is installed on this machine. */
export const hasPoppler = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined;

/** Poppler's view of a PDF: its text, and the table of its fonts. */
export async function askPoppler(pdf: Uint8Array): Promise<{ text: string; fonts: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'jisr-poppler-'));
  try {
    const file = join(folder, 'paper.pdf');
    await writeFile(file, pdf);
    const [text, fonts] = await Promise.all([
      run('pdftotext', ['-enc', 'UTF-8', file, '-']),
      run('pdffonts', [file]),
    ]);
    return { text: text.stdout, fonts: fonts.stdout };
  } finally {
    await rm(folder, { recursive: true });
  }
}
