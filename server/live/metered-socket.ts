import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Allowance } from './allowance.ts';

/** About eighty of the shortest frames; a client's events are rarely longer. */
const SLICE_BYTES = 512;
const PAUSE_MS = 50;

/**
 * A connection of the live channel whose bytes are read in small slices, one in each iteration of the
 * event loop and no more than its address is allowed. A chunk of 64 kB can hold ten thousand pings,
 * each of which is answered; what comes faster waits in the network, at its sender.
 */
export class MeteredSocket extends Duplex {
  readonly #socket: Socket;
  readonly #allowance: Allowance;
  #isWanted = false;
  #next: NodeJS.Immediate | NodeJS.Timeout | undefined;

  constructor(socket: Socket, allowance: Allowance) {
    super({ allowHalfOpen: true, readableHighWaterMark: SLICE_BYTES });
    this.#socket = socket;
    this.#allowance = allowance;
    socket.on('readable', () => this.#readSoon());
    socket.once('end', () => this.push(null));
    socket.once('close', () => this.destroy());
    socket.on('error', (error) => this.destroy(error));
  }

  #readSoon(): void {
    if (this.#isWanted && this.#next === undefined) {
      this.#next = setImmediate(() => this.#readSlice());
    }
  }

  #readSlice(): void {
    this.#next = undefined;
    const length = Math.min(SLICE_BYTES, this.#socket.readableLength);
    if (length === 0 || this.destroyed) {
      // Reading nothing makes a socket that has ended say so.
      this.#socket.read(0);
      return;
    }
    if (!this.#allowance.take()) {
      this.#next = setTimeout(() => this.#readSlice(), PAUSE_MS);
      return;
    }
    this.#isWanted = false;
    this.push(this.#socket.read(length));
  }

  override _read(): void {
    this.#isWanted = true;
    this.#readSoon();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#socket.write(chunk, encoding, done);
  }

  override _writev(
    chunks: readonly { readonly chunk: Buffer; readonly encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#socket.write(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#next !== undefined) {
      clearImmediate(this.#next as NodeJS.Immediate);
      clearTimeout(this.#next as NodeJS.Timeout);
    }
    this.#socket.destroy();
    done(error);
  }
}
