const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };
const SIGNATURE = 0x774f4646;

type Table = { readonly tag: number; readonly checksum: number; readonly data: Uint8Array };

const aligned = (length: number): number => (length + 3) & ~3;

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function tableAt(woff: Uint8Array<ArrayBuffer>, at: number): Promise<Table> {
  const view = new DataView(woff.buffer, woff.byteOffset + at, ENTRY.woff);
  const [offset, packed, length] = [view.getUint32(4), view.getUint32(8), view.getUint32(12)];
  const data = woff.subarray(offset, offset + packed);
  return {
    tag: view.getUint32(0),
    checksum: view.getUint32(16),
    data: packed < length ? await inflate(data) : data,
  };
}

/**
 * A WOFF file as the plain font inside it. The engine would unpack a WOFF's outlines again for
 * every glyph that it embeds, which took three quarters of the time of a short document. Throws if
 * the file is not a WOFF file.
 */
export async function unpackWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== SIGNATURE)
    throw new Error('A font of the documents is not a WOFF file.');
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => tableAt(woff, HEADER.woff + index * ENTRY.woff)),
  );
  return fontOf(view.getUint32(4), tables);
}

function fontOf(flavor: number, tables: readonly Table[]): Uint8Array {
  const start = HEADER.sfnt + tables.length * ENTRY.sfnt;
  const font = new Uint8Array(tables.reduce((sum, { data }) => sum + aligned(data.length), start));
  const view = new DataView(font.buffer);
  const selector = Math.floor(Math.log2(tables.length));
  const range = 2 ** selector * ENTRY.sfnt;
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, range);
  view.setUint16(8, selector);
  view.setUint16(10, tables.length * ENTRY.sfnt - range);
  let offset = start;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = HEADER.sfnt + index * ENTRY.sfnt;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    font.set(data, offset);
    offset += aligned(data.length);
  });
  return font;
}
