import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
const GROUPS = 8;
/** A home connection gets a network of this many groups, and picks any address in it. */
const OF_NETWORK = 4;

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = GROUPS - (before?.length ?? 0) - (after?.length ?? 0);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...(before ?? []), ...zeros, ...(after ?? [])];
}

/** What counts as one address: an IPv4 address, or the network (/64) of an IPv6 address. */
export function addressGroup(address: string): string {
  const plain = address.replace(MAPPED, '');
  if (!isIPv6(plain)) return plain;
  const network = groupsOf(plain.replace(/%.*$/, '')).slice(0, OF_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
