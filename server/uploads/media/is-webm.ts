import type { ByteSource } from './byte-source.ts';
import { childOf, type Element, elementAt, elementsIn } from './ebml-elements.ts';

const ID = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
} as const;
/** Elements that a cluster may begin with: its timestamp, a block, or padding. */
const IN_CLUSTER: ReadonlySet<number> = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xec, 0xbf]);
async function namesCodec(bytes: ByteSource, tracks: Element): Promise<boolean> {
  const track = await childOf(bytes, tracks, ID.track);
  return track !== undefined && (await childOf(bytes, track, ID.codec)) !== undefined;
}

/** Whether a WebM file describes a track and then holds a cluster of data. */
export async function isWebm(bytes: ByteSource): Promise<boolean> {
  const whole = { start: 0, end: bytes.size };
  const head = await elementAt(bytes, 0, bytes.size);
  const segment = head?.id === ID.head ? await childOf(bytes, whole, ID.segment) : undefined;
  let hasTrack = false;
  for await (const element of segment ? elementsIn(bytes, segment) : []) {
    if (element.id === ID.tracks) hasTrack = await namesCodec(bytes, element);
    if (element.id !== ID.cluster) continue;
    const first = await elementAt(bytes, element.start, element.end);
    return hasTrack && first !== undefined && IN_CLUSTER.has(first.id);
  }
  return false;
}
