import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, type Source } from '../../tools/house/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const server = readSources(ROOT, ['server']);
const product = readSources(ROOT, ['domain', 'server', 'src']);

/** The places that call others at addresses of the environment: object storage, providers of messages. */
const CALLERS = ['server/blobs/s3-client.ts', 'server/outbox/call-provider.ts'];
/** What starts other programs, always with a list of arguments. */
const STARTERS = [
  'server/database/account.ts',
  'server/database/processes.ts',
  'server/database/programs.ts',
  'server/processes/start-job-process.ts',
];

const pathsWith = (sources: readonly Source[], pattern: RegExp): readonly string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

it('the server calls others from two places, which follow no redirects', () => {
  expect(
    pathsWith(server, /\bfetch\(|\{[^}]*\brequest\b[^}]*\} from 'node:https?'|'undici'/),
  ).toEqual(CALLERS);
  expect(pathsWith(server, /redirect: 'manual'/)).toEqual(CALLERS);
  expect(server.length).toBeGreaterThan(400);
});

it('nothing switches off that certificates of others are verified', () => {
  expect(pathsWith(product, /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
});

it('other programs are started from few places, and never by a shell', () => {
  expect(pathsWith(product, /'node:child_process'/)).toEqual(STARTERS);
  expect(
    pathsWith(product, /\bshell: true\b|\{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child/),
  ).toEqual([]);
});

it('no text becomes code', () => {
  expect(pathsWith(product, /\beval\(|\bnew Function\(|'node:vm'/)).toEqual([]);
});
