import type { ByteSource } from './byte-source.ts';
import { childOf, type Element, elementsIn } from './ebml-elements.ts';
import type { Measures } from './measures.ts';

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;

/** Nanoseconds of one unit of time, if the file does not say it. */
const USUAL_SCALE = 1_000_000;
const NANOSECONDS = 1_000_000_000;

async function integerIn(bytes: ByteSource, element: Element | undefined): Promise<number> {
  const length = element ? element.end - element.start : 0;
  const value = await bytes.read(element?.start ?? 0, Math.min(length, 6));
  return value.length === 0 || length > 6 ? 0 : value.readUIntBE(0, value.length);
}

async function floatIn(bytes: ByteSource, { start, end }: Element): Promise<number> {
  const value = await bytes.read(start, Math.min(8, end - start));
  if (value.length === 4) return value.readFloatBE(0);
  return value.length === 8 ? value.readDoubleBE(0) : 0;
}

/** Browsers that record leave the duration out: they do not know it yet. */
async function durationIn(bytes: ByteSource, info: Element): Promise<Measures> {
  const duration = await childOf(bytes, info, ID.duration);
  if (!duration) return {};
  const scale = await integerIn(bytes, await childOf(bytes, info, ID.scale));
  return { duration: ((await floatIn(bytes, duration)) * (scale || USUAL_SCALE)) / NANOSECONDS };
}

async function sizeIn(bytes: ByteSource, tracks: Element): Promise<Measures> {
  for await (const track of elementsIn(bytes, tracks)) {
    const video = track.id === ID.track ? await childOf(bytes, track, ID.video) : undefined;
    if (!video) continue;
    const width = await integerIn(bytes, await childOf(bytes, video, ID.width));
    const height = await integerIn(bytes, await childOf(bytes, video, ID.height));
    return { width, height };
  }
  return {};
}

/** The duration and the size of a WebM file, which stand before its first cluster. */
export async function measureWebm(bytes: ByteSource): Promise<Measures> {
  const segment = await childOf(bytes, { start: 0, end: bytes.size }, ID.segment);
  let found: Measures = {};
  for await (const element of segment ? elementsIn(bytes, segment) : []) {
    if (element.id === ID.info) found = { ...found, ...(await durationIn(bytes, element)) };
    if (element.id === ID.tracks) found = { ...found, ...(await sizeIn(bytes, element)) };
    if (element.id === ID.cluster) break;
  }
  return found;
}
