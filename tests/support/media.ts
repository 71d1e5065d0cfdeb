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

const moov = (samples: Buffer): Buffer =>
  box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('minf', box('stbl', samples)))),
  );

const SAMPLES = box('stsd', Buffer.alloc(4), number(1, 4), box('avc1', Buffer.alloc(78)));

/** A video of one track, with its description first or, as phones write it, last. */
export const mp4 = (order: 'first' | 'last' = 'first'): Buffer => {
  const parts = [moov(SAMPLES), box('mdat', Buffer.alloc(200, 7))];
  return Buffer.concat([FTYP, ...(order === 'first' ? parts : parts.toReversed())]);
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

const TRACKS = element(
  '1654ae6b',
  element('ae', element('d7', number(1, 1)), element('86', text('V_VP9'))),
);
const CLUSTER = element('1f43b675', undefined, element('e7', number(0, 1)), Buffer.alloc(64, 3));

/** A video as browsers record it, of unknown length. */
export const webm = (): Buffer =>
  Buffer.concat([webmHead(), element('18538067', undefined, TRACKS, CLUSTER)]);

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
