import { type ByteSource, readAtMost } from './byte-source.ts';
import { isAdtsSound, isMpegSound } from './is-framed-sound.ts';
import { isIsoMedia } from './is-iso-media.ts';
import { isOgg } from './is-ogg.ts';
import { isWave } from './is-wave.ts';
import { isWebm } from './is-webm.ts';

type Check = (bytes: ByteSource) => Promise<boolean>;

/** The check of each accepted type of video or sound. */
const CHECKS: Readonly<Record<string, Check>> = {
  'video/mp4': isIsoMedia,
  'video/quicktime': isIsoMedia,
  'video/3gpp': isIsoMedia,
  'audio/x-m4a': isIsoMedia,
  'audio/mp4': isIsoMedia,
  'video/webm': isWebm,
  'audio/ogg': isOgg,
  'audio/wav': isWave,
  'audio/mpeg': isMpegSound,
  'audio/aac': isAdtsSound,
};

/**
 * A real file shows a track and data after a few dozen of its parts. One can also consist of millions
 * of empty parts, and walking through them would take half a minute of the server's time.
 */
const MOST_READS = 10_000;

/**
 * Whether a video or a sound has the structure that its header promises. The content of the tracks
 * is not decoded.
 */
export const isPlayable = (mediaType: string, bytes: ByteSource): Promise<boolean> =>
  CHECKS[mediaType]?.(readAtMost(MOST_READS, bytes)) ?? Promise.resolve(false);
