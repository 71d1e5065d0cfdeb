import { hash } from 'node:crypto';

const NEWLINE = 10;
const SUMS = 8;

/**
 * A sum over the rows of a table that does not depend on their order, which PostgreSQL does not
 * promise: the SHA-256 of each row, added up in eight numbers of 32 bits. Rows are the lines of
 * `COPY`, in which a line break in a value is written as `\n`.
 */
export class RowSum {
  #parts = new Uint32Array(SUMS);
  #begun: Buffer = Buffer.alloc(0);
  rows = 0;

  /** Adds bytes of the table, which may end within a row. */
  add(chunk: Uint8Array): void {
    const bytes = this.#begun.length > 0 ? Buffer.concat([this.#begun, chunk]) : Buffer.from(chunk);
    let from = 0;
    for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
      this.#addRow(bytes.subarray(from, to));
      from = to + 1;
    }
    this.#begun = bytes.subarray(from);
  }

  #addRow(row: Uint8Array): void {
    const digest = hash('sha256', row, 'buffer');
    for (let at = 0; at < SUMS; at += 1) {
      this.#parts[at] = (this.#parts[at] ?? 0) + digest.readUInt32LE(at * 4);
    }
    this.rows += 1;
  }

  /** The sum as hexadecimal digits. */
  digest(): string {
    return Buffer.from(this.#parts.buffer).toString('hex');
  }
}
