import { z } from 'zod';

/** The version of the format; a reader rejects a higher one. */
export const FORMAT = 1;

/** The parts of an archive, in their order: about it, tables, waiting work, files, all checksums. */
export const ABOUT = 'jisr.json';
export const TABLES = 'tables/';
export const WORK = 'work.jsonl';
export const FILES = 'files/';
export const MANIFEST = 'manifest.json';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const migration = z.object({ name: z.string(), sha256: digest });

/** What the archive is, before anything else is read of it. */
export const aboutSchema = z.object({
  product: z.literal('Jisr'),
  format: z.int().min(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(migration).readonly(),
});
export type About = z.output<typeof aboutSchema>;

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()).readonly(),
  rows: count,
  bytes: count,
  /** Of the bytes of all its parts, one after the other. */
  sha256: digest,
  rowSum: digest,
});
export type ArchivedTable = z.output<typeof table>;

const file = z.object({
  name: z.string(),
  size: count,
  sha256: digest,
  modifiedAt: z.iso.datetime(),
});
export type ArchivedFile = z.output<typeof file>;

const sequence = z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() });

export const manifestSchema = z.object({
  format: z.int().min(1),
  tables: z.array(table).readonly(),
  sequences: z.array(sequence).readonly(),
  work: z.object({ rows: count, sha256: digest }),
  files: z.array(file).readonly(),
});
export type Manifest = z.output<typeof manifestSchema>;

const workItem = z.object({
  queue: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** The moment before which it does not begin. */
  after: z.iso.datetime(),
});
export type WorkItem = z.output<typeof workItem>;
export const readWorkItem = (line: string): WorkItem => workItem.parse(JSON.parse(line));

/** The name of a part of a table: each has whole rows. */
export const tablePart = (table: string, number: number): string =>
  `${TABLES}${table}/${String(number).padStart(6, '0')}.copy`;
