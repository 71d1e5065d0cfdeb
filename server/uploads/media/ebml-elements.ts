import type { ByteSource } from './byte-source.ts';

/** An element of EBML (RFC 8794): its id, and where its content is. */
export type Element = { readonly id: number; readonly start: number; readonly end: number };

const MOST_HEADER_BYTES = 12;

/** The length in bytes of a variable-length number: its leading zero bits plus one. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

export async function elementAt(
  bytes: ByteSource,
  at: number,
  end: number,
): Promise<Element | undefined> {
  const head = await bytes.read(at, MOST_HEADER_BYTES);
  const idLength = lengthOf(head[0] ?? 0);
  const sizeLength = lengthOf(head[idLength] ?? 0);
  const headerLength = idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || headerLength > head.length) return undefined;
  const id = head.readUIntBE(0, idLength);
  const digits = [...head.subarray(idLength, headerLength)];
  const marker = 1 << (8 - sizeLength);
  const size = digits.reduce(
    (sum, byte, place) => sum * 256 + (place === 0 ? byte % marker : byte),
    0,
  );
  const start = at + headerLength;
  // All ones: the recorder did not know the size yet.
  const isOpen = digits.every((byte, place) => byte === (place === 0 ? marker * 2 - 1 : 255));
  const contentEnd = isOpen ? end : start + size;
  return contentEnd <= end ? { id, start, end: contentEnd } : undefined;
}

export async function* elementsIn(
  bytes: ByteSource,
  { start, end }: Omit<Element, 'id'>,
): AsyncGenerator<Element> {
  let element = await elementAt(bytes, start, end);
  while (element) {
    yield element;
    element = await elementAt(bytes, element.end, end);
  }
}

/** The first child with this id. */
export async function childOf(
  bytes: ByteSource,
  parent: Omit<Element, 'id'>,
  id: number,
): Promise<Element | undefined> {
  for await (const element of elementsIn(bytes, parent)) if (element.id === id) return element;
  return undefined;
}
