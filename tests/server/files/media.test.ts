import fc from 'fast-check';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { isPlayable } from '../../../server/uploads/media/is-playable.ts';
import { measureMedia } from '../../../server/uploads/media/measure-media.ts';
import {
  adts,
  finishedWebm,
  mp3,
  mp4,
  mp4Head,
  mp4WithoutSamples,
  noiseBehind,
  ogg,
  oggHead,
  oggOf,
  wav,
  wavHead,
  wavOf,
  webm,
  webmHead,
} from '../../support/media.ts';

/** A WebM segment of unknown size. */
const OPEN_SEGMENT = Buffer.from('1853806701ffffffffffffff', 'hex');

const looksLike = async (bytes: Uint8Array): Promise<string> =>
  ((await fileTypeFromBuffer(bytes))?.mime ?? 'nothing').split(';')[0] ?? '';

const plays = async (type: string, bytes: Buffer): Promise<boolean> =>
  isPlayable(type, {
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
  });

describe('a video or a sound', () => {
  it.each([
    ['video/mp4', mp4()],
    ['video/mp4', mp4('last')],
    ['video/mp4', Buffer.concat([mp4(), Buffer.from('what a telephone adds')])],
    ['video/webm', webm()],
    ['audio/ogg', ogg()],
    ['audio/wav', wav()],
    ['audio/mpeg', mp3()],
    ['audio/mpeg', mp3(1)],
    ['audio/mpeg', Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x05cover'), mp3()])],
    ['audio/aac', adts()],
  ])('of type %s with the right structure is accepted (%#)', async (type, bytes) => {
    expect(await looksLike(bytes)).toBe(type);
    expect(await plays(type, bytes)).toBe(true);
  });

  it.each([
    ['video/mp4', mp4Head()],
    ['video/webm', webmHead()],
    ['audio/ogg', oggHead()],
    ['audio/wav', wavHead()],
    ['audio/mpeg', mp3(1)],
    ['audio/aac', adts(1)],
  ])('of type %s is rejected when random bytes follow its header', async (type, head) => {
    for (let time = 0; time < 20; time++) {
      const bytes = noiseBehind(head);
      expect(await looksLike(bytes)).toBe(type);
      expect(await plays(type, bytes)).toBe(false);
    }
  });

  it.each([
    ['video/mp4', mp4Head(), Buffer.from('\0\0\0\x08free')],
    ['video/webm', Buffer.concat([webmHead(), OPEN_SEGMENT]), Buffer.from('ec80', 'hex')],
    ['audio/wav', wavHead(), Buffer.from('LIST\0\0\0\0')],
  ])(
    'of type %s is rejected without reading all of its many empty parts',
    async (type, head, part) => {
      const bytes = Buffer.concat([head, Buffer.alloc(300_000, part)]);
      let reads = 0;
      const isAccepted = await isPlayable(type, {
        size: bytes.length,
        read: async (start, length) => {
          reads += 1;
          return bytes.subarray(start, start + length);
        },
      });
      expect(isAccepted).toBe(false);
      expect(reads).toBe(10_000);
    },
  );

  it('without a description of its samples, or without data, is rejected', async () => {
    expect(await plays('video/mp4', mp4WithoutSamples())).toBe(false);
    const withoutData = mp4().subarray(0, -208);
    expect(await plays('video/mp4', withoutData)).toBe(false);
    expect(await plays('video/mp4', mp4('last').subarray(0, -20))).toBe(false);
    expect(await plays('video/webm', webm().subarray(0, -80))).toBe(false);
  });
});

describe('what a container says about itself', () => {
  const measured = (type: string, bytes: Buffer) =>
    measureMedia(type, {
      size: bytes.length,
      read: async (start, length) => bytes.subarray(start, start + length),
    });

  it.each([
    ['video/mp4', mp4('last', { seconds: 12.5, width: 640, height: 360 }), [12.5, 640, 360]],
    [
      'video/quicktime',
      mp4('first', { seconds: 3, width: 640, height: 360, turned: true }),
      [3, 360, 640],
    ],
    ['audio/mp4', mp4('first', { seconds: 7 }), [7, undefined, undefined]],
    ['video/webm', finishedWebm(8.25, 320, 240), [8.25, 320, 240]],
    ['audio/ogg', oggOf(5), [5, undefined, undefined]],
    ['audio/wav', wavOf(3), [3, undefined, undefined]],
    ['audio/mpeg', mp3(50), [1.31, undefined, undefined]],
    ['audio/mpeg', mp3(40_000), [1044.9, undefined, undefined]],
    ['audio/aac', adts(50), [1.16, undefined, undefined]],
  ])('is read from %s (%#)', async (type, bytes, [duration, width, height]) => {
    expect(await plays(type, bytes)).toBe(true);
    expect(await measured(type, bytes)).toEqual({
      ...(duration === undefined ? {} : { duration }),
      ...(width === undefined ? {} : { width, height }),
    });
  });

  it.each([
    ['video/mp4', mp4()],
    ['video/webm', webm()],
    ['audio/ogg', ogg()],
    ['video/mp4', mp4('first', { seconds: 90_000, width: 640, height: 0 })],
    ['video/webm', finishedWebm(Number.NaN, 0, 240)],
    ['video/webm', finishedWebm(-1, 30_000, 240)],
    ['audio/mpeg', Buffer.from('nothing')],
  ])('is left out if it is missing or cannot be true: %s (%#)', async (type, bytes) => {
    expect(await measured(type, bytes)).toEqual({});
  });

  it('is never more than a day or less than nothing, whatever the bytes', async () => {
    const types = ['video/mp4', 'video/webm', 'audio/ogg', 'audio/wav', 'audio/mpeg', 'audio/aac'];
    const wholes = [
      mp4('first', { seconds: 2, width: 9, height: 9 }),
      finishedWebm(2, 9, 9),
      oggOf(2),
      wavOf(1),
      mp3(),
      adts(),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(types.length - 1),
        fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
        async (which, changes) => {
          const bytes = Buffer.from(wholes[which] ?? []);
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          const { duration = 1, width = 1, height = 1 } = await measured(types[which] ?? '', bytes);
          expect(duration > 0 && duration <= 86_400).toBe(true);
          expect(Math.min(width, height) > 0 && Math.max(width, height) <= 20_000).toBe(true);
        },
      ),
    );
  });
});
