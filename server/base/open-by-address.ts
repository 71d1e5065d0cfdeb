import { addressGroups } from './address-group.ts';

/** What a network has open, the oldest first: of strangers, and of people who have shown a session. */
type OfNetwork<T> = { readonly times: number; readonly strangers: Set<T>; readonly known: Set<T> };

const countOf = ({ strangers, known }: OfNetwork<unknown>): number => strangers.size + known.size;

/** Whose end is missed least. */
function oldestOf<T>({ strangers, known }: OfNetwork<T>): T | undefined {
  const [stranger] = strangers;
  const [oldest] = known;
  return stranger ?? oldest;
}

/** What the addresses have open. */
export type OpenByAddress<T> = {
  /** Counts one in every network of its address, as a stranger's. */
  add(one: T, address: string): void;
  remove(one: T): void;
  /** From now on it is one of somebody who has shown a session. */
  keep(one: T): void;
  /** What is closed when a network of this address has too many: the oldest of strangers, if any. */
  tooMany(address: string): T | undefined;
  /** Whether people with a session alone fill a network of this address. */
  isFull(address: string): boolean;
  /** What is missed least of the network that has the most, a wider one by how much more it may have. */
  ofBusiest(): T | undefined;
};

/**
 * Counts what is open by address: `most` of one address, and more of the wider networks of IPv6
 * (address-group.ts). Without them, whoever rents one server has 65,536 addresses to open from.
 */
export function openByAddress<T>(most: number): OpenByAddress<T> {
  const networks = new Map<string, OfNetwork<T>>();
  const networksOf = new Map<T, readonly string[]>();
  const ofAddress = (address: string) =>
    addressGroups(address).flatMap(({ name }) => networks.get(name) ?? []);
  const ofOne = (one: T) => (networksOf.get(one) ?? []).flatMap((name) => networks.get(name) ?? []);

  return {
    add(one, address) {
      const groups = addressGroups(address);
      networksOf.set(
        one,
        groups.map(({ name }) => name),
      );
      for (const { name, times } of groups) {
        const network = networks.get(name) ?? { times, strangers: new Set(), known: new Set() };
        networks.set(name, network);
        network.strangers.add(one);
      }
    },
    remove(one) {
      for (const name of networksOf.get(one) ?? []) {
        const network = networks.get(name);
        network?.strangers.delete(one);
        network?.known.delete(one);
        if (network && countOf(network) === 0) networks.delete(name);
      }
      networksOf.delete(one);
    },
    keep(one) {
      for (const { strangers, known } of ofOne(one)) if (strangers.delete(one)) known.add(one);
    },
    tooMany(address) {
      const crowded = ofAddress(address).find((network) => countOf(network) > most * network.times);
      return crowded && oldestOf(crowded);
    },
    isFull: (address) => ofAddress(address).some(({ times, known }) => known.size >= most * times),
    ofBusiest() {
      let busiest: OfNetwork<T> | undefined;
      for (const network of networks.values()) {
        const isBusier =
          !busiest || countOf(network) * busiest.times > countOf(busiest) * network.times;
        if (isBusier) busiest = network;
      }
      return busiest && oldestOf(busiest);
    },
  };
}
