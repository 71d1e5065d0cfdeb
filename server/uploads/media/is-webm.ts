import type { ByteSource } from './byte-source.ts';

/** An element of EBML (RFC 8794): its id, and where its content is. */
type Element = { readonly id: number; readonly start: number; readonly end: number };

const ID = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
} as const;
/** Elements that a cluster may begin with: its timestamp, a block, or padding. */
const IN_CLUSTER: ReadonlySet<number> = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xec, 0xbf]);
const MOST_HEADER_BYTES = 12;

/** The length in bytes of a variable-length number: its leading zero bits plus one. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

async function elementAt(bytes: ByteSource, at: number, end: number): Promise<Element | undefined> {
  const head = await bytes.read(at, MOST_HEADER_BYTES);
  const idLength = lengthOf(head[0] ?? 0);
  const sizeLength = lengthOf(head[idLength] ?? 0);
  const headerLength = idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || headerLength > head.length) return undefined;
  const id = head.readUIntBE(0, idLength);
  const digits = [...head.subarray(idLength, headerLength)];
  const mark = 1 << (8 - sizeLength);
  const size = digits.reduce(
    (sum, byte, place) => sum * 256 + (place === 0 ? byte % mark : byte),
    0,
  );
  const start = at + headerLength;
  // All ones: the recorder did not know the size yet.
  const isOpen = digits.every((byte, place) => byte === (place === 0 ? mark * 2 - 1 : 255));
  const contentEnd = isOpen ? end : start + size;
  return contentEnd <= end ? { id, start, end: contentEnd } : undefined;
}

async function* elementsIn(
  bytes: ByteSource,
  { start, end }: Omit<Element, 'id'>,
): AsyncGenerator<Element> {
  let element = await elementAt(bytes, start, end);
  while (element) {
    yield element;
    element = await elementAt(bytes, element.end, end);
  }
}

async function childOf(
  bytes: ByteSource,
  parent: Omit<Element, 'id'>,
  id: number,
): Promise<Element | undefined> {
  for await (const element of elementsIn(bytes, parent)) if (element.id === id) return element;
  return undefined;
}

async function namesCodec(bytes: ByteSource, tracks: Element): Promise<boolean> {
  const track = await childOf(bytes, tracks, ID.track);
  return track !== undefined && (await childOf(bytes, track, ID.codec)) !== undefined;
}

/** Whether a WebM file describes a track and then holds a cluster of data. */
export async function isWebm(bytes: ByteSource): Promise<boolean> {
  const whole = { start: 0, end: bytes.size };
  const head = await elementAt(bytes, 0, bytes.size);
  const segment = head?.id === ID.head ? await childOf(bytes, whole, ID.segment) : undefined;
  let hasTrack = false;
  for await (const element of segment ? elementsIn(bytes, segment) : []) {
    if (element.id === ID.tracks) hasTrack = await namesCodec(bytes, element);
    if (element.id !== ID.cluster) continue;
    const first = await elementAt(bytes, element.start, element.end);
    return hasTrack && first !== undefined && IN_CLUSTER.has(first.id);
  }
  return false;
}
