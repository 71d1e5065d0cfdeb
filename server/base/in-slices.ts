import { setImmediate as nextIteration } from 'node:timers/promises';

/** So many records are worked on in one iteration of the event loop. */
const SLICE = 100;

/** Maps a long list in slices, so that whoever calls meanwhile need not wait for all of it. */
export async function mapInSlices<From, To>(
  items: readonly From[],
  map: (item: From) => To,
): Promise<readonly To[]> {
  if (items.length <= SLICE) return items.map(map);
  const mapped: To[] = [];
  for (let at = 0; at < items.length; at += SLICE) {
    if (at > 0) await nextIteration();
    for (const item of items.slice(at, at + SLICE)) mapped.push(map(item));
  }
  return mapped;
}

/** An object with a list in its `data` as JSON, the list written in slices. */
export async function jsonInSlices({
  data,
  ...others
}: {
  readonly data: readonly unknown[];
}): Promise<string> {
  const items = await mapInSlices(data, (item) => JSON.stringify(item));
  const head = JSON.stringify(others).slice(0, -1);
  return `${head}${head.length > 1 ? ',' : ''}"data":[${items.join(',')}]}`;
}
