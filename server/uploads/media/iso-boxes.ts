import type { ByteSource } from './byte-source.ts';

/** A box of ISO/IEC 14496-12: its type, and where its content is. */
export type Box = { readonly type: string; readonly start: number; readonly end: number };

export const BOX_HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
/** The four characters of a type. */
export const BOX_TYPE = /^[\x20-\x7e\xa9]{4}$/;

async function boxAt(bytes: ByteSource, at: number, end: number): Promise<Box | undefined> {
  const head = await bytes.read(at, LARGE_HEADER_BYTES);
  if (head.length < BOX_HEADER_BYTES) return undefined;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const isLarge = short === 1 && head.length === LARGE_HEADER_BYTES;
  const size = short === 0 ? end - at : isLarge ? Number(head.readBigUInt64BE(8)) : short;
  const start = at + (isLarge ? LARGE_HEADER_BYTES : BOX_HEADER_BYTES);
  const fits = at + size >= start && at + size <= end;
  return fits && BOX_TYPE.test(type) ? { type, start, end: at + size } : undefined;
}

/** Consecutive boxes up to the first invalid one: some phones append data of their own. */
export async function* boxesIn(
  bytes: ByteSource,
  { start, end }: Omit<Box, 'type'>,
): AsyncGenerator<Box> {
  let box = await boxAt(bytes, start, end);
  while (box) {
    yield box;
    box = await boxAt(bytes, box.end, end);
  }
}
