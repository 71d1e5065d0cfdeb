import { crc32, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65_535;
const MOST_PARTS = 2_000;
const STORED = 0;
const DEFLATED = 8;

/** A workbook that says something of itself that is not so, or that is no workbook. */
export class WorkbookError extends Error {
  readonly problem: 'notATable' | 'tooLarge';

  constructor(problem: WorkbookError['problem'], why: string) {
    super(why);
    this.name = 'WorkbookError';
    this.problem = problem;
  }
}

/** The parts of a workbook that hold its cells, unpacked, by their names. */
export type Parts = ReadonlyMap<string, Buffer>;

const isRead = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.rels');

/**
 * Unpacks the parts of a workbook, until there are more than `limit` bytes. What the file says of
 * its sizes and of the number of its parts proves nothing: only what really came out is counted, and
 * only that is read later. Throws a `WorkbookError`.
 */
export function unpackWorkbook(bytes: Buffer, limit: number): Parts {
  try {
    return partsOf(bytes, limit);
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    // An offset beyond the file, or something that is not deflated.
    throw new WorkbookError('notATable', 'The archive is broken.');
  }
}

function partsOf(bytes: Buffer, limit: number): Parts {
  const parts = new Map<string, Buffer>();
  const end = endOfDirectory(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw new WorkbookError('tooLarge', 'The archive has too many parts.');
  let at = bytes.readUInt32LE(end + 16);
  let left = limit;
  for (let entry = 0; entry < count; entry += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) {
      throw new WorkbookError('notATable', 'The directory of the archive is broken.');
    }
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    if (parts.has(name)) throw new WorkbookError('notATable', 'A part is there twice.');
    if (isRead(name)) {
      const part = unpackPart(bytes, at, left);
      left -= part.length;
      parts.set(name, part);
    }
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function endOfDirectory(bytes: Buffer): number {
  const last = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  let end = bytes.length - END_BYTES;
  while (end >= last && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < last) throw new WorkbookError('notATable', 'The archive has no directory.');
  return end;
}

function unpackPart(bytes: Buffer, at: number, limit: number): Buffer {
  const method = bytes.readUInt16LE(at + 10);
  const length = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  if (bytes.readUInt32LE(local) !== LOCAL_ENTRY) {
    throw new WorkbookError('notATable', 'A part is not where the directory says.');
  }
  const start =
    local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + length > bytes.length) {
    throw new WorkbookError('notATable', 'A part is longer than the archive.');
  }
  const packed = bytes.subarray(start, start + length);
  if (method === STORED) {
    if (packed.length > limit) throw new WorkbookError('tooLarge', 'Too much is packed.');
    return packed;
  }
  if (method !== DEFLATED) throw new WorkbookError('notATable', 'A part is packed in another way.');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    const isLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge ? new WorkbookError('tooLarge', 'Too much is packed.') : error;
  }
}

/** An archive of these parts as they are, for a reader that unpacks by itself. */
export function storedArchive(parts: Parts): Buffer {
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [title, part] of parts) {
    const name = Buffer.from(title);
    const crc = crc32(part);
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL_ENTRY, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(part.length, 18);
    local.writeUInt32LE(part.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt32LE(ENTRY, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(part.length, 20);
    entry.writeUInt32LE(part.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    written.push(local, name, part);
    directory.push(entry, name);
    offset += local.length + name.length + part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...written, listed, end]);
}
