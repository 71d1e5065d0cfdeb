import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * A network that calls are counted for. `times` says how many times the limit of one address holds
 * for it.
 */
export type AddressGroup = { readonly name: string; readonly times: number };

type Groups = readonly [AddressGroup, ...AddressGroup[]];

/**
 * The networks that an IPv6 address is counted in, by the bits of their prefix. A phone gets a /64
 * and a home up to a /56, each free to choose any address in it. A rented server gets a /48 and with
 * it 65,536 times a /64, but a /48 can also hold hundreds of homes or thousands of phones; so the
 * wider ones allow more, and far less than their addresses could do one by one.
 */
const NETWORKS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** How IPv4 addresses are written as IPv6: mapped (RFC 4291), or translated (RFC 6052). */
const CARRIES_IPV4 = new BlockList();
CARRIES_IPV4.addSubnet('::ffff:0:0', 96, 'ipv6');
CARRIES_IPV4.addSubnet('64:ff9b::', 96, 'ipv6');

const PARTS = 8;
const BITS_OF_PART = 16;

function partsOf(address: string): readonly number[] {
  const hex = address.replace(/\d+\.\d+\.\d+\.\d+$/, (ipv4) => {
    const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const [before = [], after = []] = [head, tail ?? ''].map((side) =>
    side.split(':').filter(Boolean),
  );
  const zeros = Array.from({ length: PARTS - before.length - after.length }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after].map((part) =>
    Number.parseInt(part, 16),
  );
}

const byte = (part: number): string => `${part >> 8}.${part & 0xff}`;

/** The first `bits` of an address, the others zero: `2001:db8:1:200::/56`. */
function network(parts: readonly number[], bits: number): string {
  const rest = parts.flatMap((part, at) => {
    const open = Math.min(BITS_OF_PART, bits - at * BITS_OF_PART);
    return open <= 0 ? [] : [part & (0xffff << (BITS_OF_PART - open))];
  });
  return `${rest.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/**
 * The networks that a call from an address counts for, the narrowest first: an IPv4 address itself,
 * or the /64, /56 and /48 of an IPv6 address. Whoever counts must count in all of them, and stop at
 * the first limit that is reached. Anything else is a group of its own.
 */
export function addressGroups(address: string): Groups {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return [{ name: isIPv4(plain) ? plain : address, times: 1 }];
  const parts = partsOf(plain);
  if (CARRIES_IPV4.check(plain, 'ipv6')) {
    return [{ name: parts.slice(-2).map(byte).join('.'), times: 1 }];
  }
  const [narrowest, ...wider] = NETWORKS.map(({ bits, times }) => ({
    name: network(parts, bits),
    times,
  }));
  return narrowest ? [narrowest, ...wider] : [{ name: address, times: 1 }];
}

/** The bits that hardly anybody has all addresses of: those of a provider. */
const OF_PROVIDER = { ipv4: 16, ipv6: 32 };

/** The network of a provider that an address is in: its /16, or the /32 of an IPv6 address. */
export function addressPrefix(address: string): string {
  const [{ name }] = addressGroups(address);
  if (isIPv4(name)) return `${name.split('.', 2).join('.')}.0.0/${OF_PROVIDER.ipv4}`;
  const plain = address.replace(/%.*$/, '');
  return isIPv6(plain) ? network(partsOf(plain), OF_PROVIDER.ipv6) : address;
}

/** The widest of these groups: an IPv4 address itself, or the /48 of an IPv6 address. */
export function widestGroup(address: string): string {
  const groups = addressGroups(address);
  return (groups.at(-1) ?? groups[0]).name;
}

/** What names no home and no phone any more: an IPv4 address without its last byte, or a /48. */
export function shortAddress(address: string): string {
  const name = widestGroup(address);
  return isIPv4(name) ? `${name.split('.', 3).join('.')}.0/24` : name;
}

/** The narrowest of these groups, for what is only distinguished and not counted. */
export const addressGroup = (address: string): string => addressGroups(address)[0].name;
