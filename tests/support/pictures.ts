import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photo as a phone takes it: with its location and its orientation. */
export const photoWithPlace = (width = 2400, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A small drawing with a transparent background. */
export const drawing = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: '#0a55' } })
    .png()
    .toBuffer();

/** A chunk of a PNG: its length, its name, its data and its checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * A picture of a hundred bytes that claims to have this many pixels, with this many bits per
 * colour.
 */
export function pngThatClaims(width: number, height: number, bits = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 2, 0, 0, 0], 8);
  return pngOf(header, deflateSync(Buffer.alloc(1000)));
}

/** A small file that is costly to decode: a black square, 16 bits, with alpha, interlaced. */
export function costlySquare(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const bytes = ADAM7.reduce((sum, [left, top, right, down]) => {
    const rows = Math.ceil((edge - top) / down);
    return sum + rows * (1 + Math.ceil((edge - left) / right) * 8);
  }, 0);
  return pngOf(header, deflateSync(Buffer.alloc(bytes), { level: 1 }));
}

/** The first column and row of each pass of an interlaced PNG, and its steps. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const pngOf = (header: Buffer, pixels: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A GIF whose frames are single dots on a large canvas. */
export function gifOfFrames({ edge, frames }: { edge: number; frames: number }): Buffer {
  const size = [edge & 255, edge >> 8];
  const head = [...Buffer.from('GIF89a'), ...size, ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const delay = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const corner = [(edge - 1) & 255, (edge - 1) >> 8];
  const dot = [0x2c, ...corner, ...corner, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const one = [...delay, ...dot];
  return Buffer.from([...head, ...Array.from({ length: frames }, () => one).flat(), 0x3b]);
}
