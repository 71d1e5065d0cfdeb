import type { Anchor, Damage, Verified } from './verify-chain.ts';

const DAMAGES: Readonly<Record<Damage['kind'], string>> = {
  linkMissing: 'a link of the chain is missing',
  linkChanged: 'a link of the chain was changed, exchanged or inserted',
  entryMissing: 'the entry is missing',
  entryChanged: 'the entry was changed',
  entryInserted: 'the entry was inserted past the chain',
  erasedWithoutReason: 'the entry was erased, and nobody has deleted whom or what it is about',
  removedTooEarly: 'the entry was removed before its time',
  endMissing: 'the end of the chain is missing',
  anchor: 'the chain is not the one that was noted: it was made anew',
};

/** What is wrong, in a sentence. */
export function damageSentence({ kind, number, entry, day }: Damage): string {
  const place = [
    ...(number === null ? [] : [`number ${number}`]),
    ...(entry === null ? [] : [`entry ${entry}`]),
    ...(day === null ? [] : [day]),
  ].join(', ');
  return place === '' ? DAMAGES[kind] : `${place}: ${DAMAGES[kind]}`;
}

/** What was found, for whoever runs the verification. */
export function reportOf({ end, waiting, erased, removed, damage }: Verified): string {
  const hash = end.hash.toString('hex');
  const counts = [
    `${end.number} entries are sealed and as they were`,
    ...(erased > 0 ? [`${erased} of them without values or author, which were erased`] : []),
    ...(removed > 0 ? [`${removed} of them removed after their time`] : []),
    ...(waiting > 0 ? [`${waiting} wait to be sealed`] : []),
  ].join('; ');
  return damage === undefined
    ? `The audit trail is intact: ${counts}.\nTo note elsewhere: ${end.number}:${hash}`
    : `The audit trail is NOT intact: ${damageSentence(damage)}.\nUp to there: ${counts}.`;
}

const ANCHOR = /^(\d+):([0-9a-f]{64})$/i;

/** A noted number and hash; nothing if the text is none. */
export function readAnchor(text: string): Anchor | undefined {
  const [, number, hash] = ANCHOR.exec(text.trim()) ?? [];
  return number && hash ? { number: Number(number), hash: hash.toLowerCase() } : undefined;
}
