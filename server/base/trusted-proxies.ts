import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The networks that `TRUST_PROXY` may name, as Fastify knows them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ALL_BITS = { ipv4: 32, ipv6: 128 };

/** An address as it is looked up in the list: IPv4 where IPv6 only carries it, and without its zone. */
const plainOf = (address: string): string =>
  MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, '');

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** How many bits a netmask leaves: 24 for `255.255.255.0`. */
const bitsOfMask = (mask: string): number =>
  mask
    .split('.')
    .flatMap((part) => [...Number(part).toString(2)])
    .filter((bit) => bit === '1').length;

function addNetwork(list: BlockList, written: string): void {
  const [address = '', range] = written.split('/');
  const plain = plainOf(address);
  const family = familyOf(plain);
  // Of a mapped address, the bits before the IPv4 address count too.
  const skipped = ALL_BITS[familyOf(address)] - ALL_BITS[family];
  if (range === undefined) list.addAddress(plain, family);
  else if (isIPv4(range)) list.addSubnet(plain, bitsOfMask(range), family);
  else list.addSubnet(plain, Number(range) - skipped, family);
}

/**
 * Returns whether an address is one of the proxies that an operator trusts: addresses, networks
 * (`10.0.0.0/8`, `10.0.0.0/255.0.0.0`, `fd00::/8`), or names (`loopback`, `linklocal`,
 * `uniquelocal`). Fastify reads the same list, for the address of a call.
 */
export function trustedProxies(written: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of written.flatMap((one) => NAMED[one] ?? [one])) addNetwork(list, network);
  return (address) => {
    const plain = plainOf(address);
    return (isIPv4(plain) || isIPv6(plain)) && list.check(plain, familyOf(plain));
  };
}
