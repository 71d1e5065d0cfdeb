/** Minimal videos and sounds, built according to their container formats. */

const text = (word: string): Buffer => Buffer.from(word, 'latin1');

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A box of the MP4 family. */
export const box = (type: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  return Buffer.concat([number(inside.length + 8, 4), text(type), inside]);
};

const FTYP = box('ftyp', text('isom'), number(512, 4), text('isommp41'));

/** What the description of a film says. A turned one was filmed upright. */
type Film = { seconds?: number; width?: number; height?: number; turned?: boolean };

/** The head of a film that counts in hundredths of a second. */
const mvhd = ({ seconds = 0 }: Film): Buffer =>
  box(
    'mvhd',
    Buffer.alloc(12),
    number(seconds === 0 ? 0 : 100, 4),
    number(seconds * 100, 4),
    Buffer.alloc(80),
  );

/** The head of a track: its matrix, and its width and height with 16 bits behind the point. */
const tkhd = ({ width = 0, height = 0, turned = false }: Film): Buffer => {
  const matrix = Buffer.alloc(36);
  matrix.writeInt32BE(65_536, turned ? 4 : 0);
  matrix.writeInt32BE(turned ? -65_536 : 65_536, turned ? 12 : 16);
  return box(
    'tkhd',
    Buffer.alloc(40),
    matrix,
    number(width, 2),
    Buffer.alloc(2),
    number(height, 2),
    Buffer.alloc(2),
  );
};

const moov = (samples: Buffer, film: Film = {}): Buffer =>
  box('moov', mvhd(film), box('trak', tkhd(film), box('mdia', box('minf', box('stbl', samples)))));

const SAMPLES = box('stsd', Buffer.alloc(4), number(1, 4), box('avc1', Buffer.alloc(78)));

/** A video of one track, with its description first or, as phones write it, last. */
export const mp4 = (order: 'first' | 'last' = 'first', film?: Film): Buffer => {
  const parts = [moov(SAMPLES, film), box('mdat', Buffer.alloc(200, 7))];
  return Buffer.concat([FTYP, ...(order === 'first' ? parts : parts.toReversed())]);
};

/** A video of this many bytes, most of which are a box that players pass over. */
export const mp4Of = (bytes: number): Buffer => {
  const video = mp4();
  return Buffer.concat([video, box('free', Buffer.alloc(bytes - video.length - 8))]);
};

/** A description without samples, followed by data. */
export const mp4WithoutSamples = (): Buffer =>
  Buffer.concat([
    FTYP,
    moov(box('stsd', Buffer.alloc(4), number(0, 4))),
    box('mdat', Buffer.alloc(200)),
  ]);

/** A header followed by random bytes. */
export const noiseBehind = (head: Buffer, length = 5000): Buffer =>
  Buffer.concat([head, crypto.getRandomValues(Buffer.alloc(length))]);

export const mp4Head = (): Buffer => FTYP;

/** An element of EBML; without a size if a recorder does not know it yet. */
const element = (id: string, content: Buffer | undefined, ...more: Buffer[]): Buffer => {
  const inside = Buffer.concat([content ?? Buffer.alloc(0), ...more]);
  const size = content
    ? number(0x10000000 + inside.length, 4)
    : Buffer.from('01ffffffffffffff', 'hex');
  return Buffer.concat([Buffer.from(id, 'hex'), size, inside]);
};

export const webmHead = (): Buffer => element('1a45dfa3', element('4282', text('webm')));

const tracks = (...video: Buffer[]): Buffer =>
  element(
    '1654ae6b',
    element('ae', element('d7', number(1, 1)), element('86', text('V_VP9')), ...video),
  );
const CLUSTER = element('1f43b675', undefined, element('e7', number(0, 1)), Buffer.alloc(64, 3));

/** A video as browsers record it, of unknown length. */
export const webm = (): Buffer =>
  Buffer.concat([webmHead(), element('18538067', undefined, tracks(), CLUSTER)]);

const double = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
};

/** A video that was finished: it says its duration and the size of its picture. */
export const finishedWebm = (seconds: number, width: number, height: number): Buffer => {
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000, 3)),
    element('4489', double(seconds * 1000)),
  );
  const size = element('e0', element('b0', number(width, 2)), element('ba', number(height, 2)));
  return Buffer.concat([webmHead(), element('18538067', undefined, info, tracks(size), CLUSTER)]);
};

const oggPage = (type: number, content: Buffer): Buffer =>
  Buffer.concat([
    text('OggS'),
    Buffer.from([0, type]),
    Buffer.alloc(20),
    Buffer.from([1, content.length]),
    content,
  ]);

/** A voice in Opus. */
export const ogg = (): Buffer =>
  Buffer.concat([
    oggPage(2, Buffer.concat([text('OpusHead'), Buffer.alloc(11, 1)])),
    oggPage(0, Buffer.concat([text('OpusTags'), Buffer.alloc(8)])),
    oggPage(4, Buffer.alloc(40, 9)),
  ]);

export const oggHead = (): Buffer =>
  oggPage(2, Buffer.concat([text('OpusHead'), Buffer.alloc(11)]));

const littleEndian = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** A voice in Opus of this length: its last page counts the samples, 312 of which are skipped. */
export const oggOf = (seconds: number): Buffer => {
  const head = Buffer.alloc(19, 1);
  head.write('OpusHead', 'latin1');
  head.writeUInt16LE(312, 10);
  const last = oggPage(4, Buffer.alloc(40, 9));
  last.writeBigInt64LE(BigInt(seconds * 48_000 + 312), 6);
  const tags = oggPage(0, Buffer.concat([text('OpusTags'), Buffer.alloc(8)]));
  return Buffer.concat([oggPage(2, head), tags, last]);
};

/** Silence of one channel, 8 bits and 8 kHz. */
export const wavOf = (seconds: number): Buffer => {
  const bytes = seconds * 8000;
  const format = Buffer.concat([
    text('fmt '),
    littleEndian(16, 4),
    littleEndian(1, 2),
    littleEndian(1, 2),
    littleEndian(8000, 4),
    littleEndian(8000, 4),
    littleEndian(1, 2),
    littleEndian(8, 2),
  ]);
  const data = Buffer.concat([text('data'), littleEndian(bytes, 4), Buffer.alloc(bytes, 128)]);
  return Buffer.concat([text('RIFF'), littleEndian(bytes + 36, 4), text('WAVE'), format, data]);
};

/** A tenth of a second of silence. */
export const wav = (): Buffer => {
  const format = Buffer.concat([text('fmt '), littleEndian(16, 4), Buffer.alloc(16, 1)]);
  const data = Buffer.concat([text('data'), littleEndian(1600, 4), Buffer.alloc(1600)]);
  return Buffer.concat([text('RIFF'), littleEndian(1624, 4), text('WAVE'), format, data]);
};

export const wavHead = (): Buffer =>
  Buffer.concat([text('RIFF'), littleEndian(5000, 4), text('WAVE')]);

/** MP3 frames at 128 kbit/s and 44.1 kHz: 417 bytes each. */
export const mp3 = (frames = 4): Buffer =>
  Buffer.concat(
    Array.from({ length: frames }, () =>
      Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]),
    ),
  );

/** AAC frames of 64 bytes each. */
export const adts = (frames = 4): Buffer =>
  Buffer.concat(
    Array.from({ length: frames }, () =>
      Buffer.concat([Buffer.from('fff1508008 1ffc'.replace(' ', ''), 'hex'), Buffer.alloc(57)]),
    ),
  );
