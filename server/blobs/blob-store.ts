import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

/**
 * Where files are stored: a folder, or an object storage. A name is one plain segment and is written
 * once. A file is stored completely or not at all.
 */
export type BlobStore = {
  /**
   * Stores the bytes under the name, replacing earlier ones, and returns their number. Rejects with
   * `NoSpaceError` if there is no space for them.
   */
  put(name: string, bytes: Readable | Uint8Array): Promise<{ size: number }>;
  /** The bytes, or a part of them. Rejects with `BlobMissingError` before anything is read. */
  get(name: string, range?: ByteRange): Promise<Readable>;
  stat(name: string): Promise<{ size: number; modifiedAt: Date } | undefined>;
  /** Removes a file; a missing file counts as removed. */
  delete(name: string): Promise<void>;
  /** Every name that starts with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<string>;
  /** Whether there is space for one more file of the largest accepted size. */
  hasSpace(): Promise<boolean>;
  /**
   * Stores a file again the way that new files are stored, if it is stored otherwise, and says
   * whether it was. Without it, all files are stored in one way.
   */
  renew?(name: string): Promise<boolean>;
  /** Whether a file is stored the way that new files are, or missing: there is nothing to renew. */
  isCurrent?(name: string): Promise<boolean>;
  /** The same files as they are stored, where `get` decrypts some; what a backup contains. */
  readonly stored?: BlobStore;
};

/** Thrown for a name that no file is stored under. */
export class BlobMissingError extends Error {
  constructor() {
    super('No file is stored under this name.');
    this.name = 'BlobMissingError';
  }
}

/** Thrown for a file that there is no space for. */
export class NoSpaceError extends Error {
  constructor(options?: ErrorOptions) {
    super('There is no space for this file.', options);
    this.name = 'NoSpaceError';
  }
}

const NAME = /^\w(?:[\w.() -]{0,198}[\w)])?$/;

/** Whether a text can name a file: one segment, no hidden file, no way out of the folder. */
export const isBlobName = (name: string): boolean => NAME.test(name) && !name.includes('..');
