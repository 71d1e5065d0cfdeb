import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { isPlayable } from '../../../server/uploads/media/is-playable.ts';
import {
  adts,
  mp3,
  mp4,
  mp4Head,
  mp4WithoutSamples,
  noiseBehind,
  ogg,
  oggHead,
  wav,
  wavHead,
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
  ])('of type %s is refused when random bytes follow its header', async (type, head) => {
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
    'of type %s is refused without reading all of its many empty parts',
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

  it('without a description of its samples, or without data, is refused', async () => {
    expect(await plays('video/mp4', mp4WithoutSamples())).toBe(false);
    const withoutData = mp4().subarray(0, -208);
    expect(await plays('video/mp4', withoutData)).toBe(false);
    expect(await plays('video/mp4', mp4('last').subarray(0, -20))).toBe(false);
    expect(await plays('video/webm', webm().subarray(0, -80))).toBe(false);
  });
});
