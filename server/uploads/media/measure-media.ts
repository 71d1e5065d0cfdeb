import { type ByteSource, readAtMost } from './byte-source.ts';
import { measureAdts, measureMpeg } from './measure-frames.ts';
import { measureIso } from './measure-iso.ts';
import { measureOgg } from './measure-ogg.ts';
import { measureWave } from './measure-wave.ts';
import { measureWebm } from './measure-webm.ts';
import { credible, type Measures } from './measures.ts';

/** How each accepted type of video or sound says its duration and size. */
const MEASURES: Readonly<Record<string, (bytes: ByteSource) => Promise<Measures>>> = {
  'video/mp4': measureIso,
  'video/quicktime': measureIso,
  'video/3gpp': measureIso,
  'audio/x-m4a': measureIso,
  'audio/mp4': measureIso,
  'video/webm': measureWebm,
  'audio/ogg': measureOgg,
  'audio/wav': measureWave,
  'audio/mpeg': measureMpeg,
  'audio/aac': measureAdts,
};

/** Minutes of the shortest frames; one can also write millions of empty parts. */
const MOST_READS = 30_000;

/** What the container of a playable file says about it. Nothing of its content is decoded. */
export const measureMedia = async (mediaType: string, bytes: ByteSource): Promise<Measures> =>
  credible((await MEASURES[mediaType]?.(readAtMost(MOST_READS, bytes))) ?? {});
