import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { channelVariable, PHONE_CHANNELS } from '../../domain/messages/channels.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** The matches of a pattern's first group, without duplicates. */
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, group = '']) => group)),
];

describe.each(documents)('%s', (document) => {
  it('links only to files that exist', () => {
    const targets = found(read(document), /\]\((?!https?:)([^)#\s]+)/g);
    const missing = targets.filter((target) => !existsSync(join(ROOT, dirname(document), target)));
    expect(missing).toEqual([]);
  });

  it('names only commands that npm knows', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = found(read(document), /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the table of environment variables', () => {
  it('names each variable that the server reads, and no other', () => {
    const table = [read('README.md'), read('docs/sending-messages.md')]
      .concat(read('docs/messages-by-webhook.md'))
      .join('\n')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|')[1] ?? '');
    const named = found(table.join('\n'), /`([A-Z][A-Z_]+)`/g);
    const known = [
      ...found(read('server/base/config.ts'), /^ {4}([A-Z][A-Z_]+):/gm),
      ...found(read('server/base/backup-config.ts'), /^ {2}([A-Z][A-Z_]+):/gm),
      ...found(read('server/base/message-config.ts'), /^ {2}([A-Z][A-Z_]+):/gm),
      ...PHONE_CHANNELS.flatMap((channel) => [
        channelVariable(channel, 'DRIVER'),
        channelVariable(channel, 'RATE'),
      ]),
    ];
    expect([...new Set(named)].toSorted()).toEqual([...new Set(known)].toSorted());
  });
});
