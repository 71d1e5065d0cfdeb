import { lineFacts, type StoredFacts } from './sample-customs.ts';
import type { Goods } from './vocabulary/goods.ts';
import type { Random } from './vocabulary/random.ts';

/** The declared goods of one order may be worth 200 euro (specification 9). */
const DECLARED_LIMIT = 200_00;

/** Lines of the order as the store keeps them: in grams and cents. */
export type StoredLine = { desc: string; qty: number; price: number };
export type StoredDeclaration = {
  desc: string;
  legal: number;
  notice: number;
} & Partial<StoredFacts>;

export type Parcels = {
  readonly count: number;
  readonly grams: number;
  /** The weight of each parcel, in grams. */
  readonly weights: readonly number[];
  readonly lines: readonly StoredLine[];
  readonly declarations: readonly StoredDeclaration[];
  readonly totalCents: number;
};

type Lot = { goods: Goods; grams: readonly number[] };

/** Prices and values are multiples of half a euro. */
const roundedUp = (cents: number): number => Math.ceil(cents / 50) * 50;

const roundedDown = (cents: number): number => Math.floor(cents / 50) * 50;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function invoiceLine({ goods, grams }: Lot): StoredLine {
  const weight = sum(grams);
  return {
    desc: grams.length > 1 ? `${grams.length} x ${goods.line}` : goods.line,
    qty: weight,
    price: roundedUp((weight / 1000) * goods.rate + grams.length * goods.handling),
  };
}

/** Items of one kind, as many as fit into the parcels and the share of the limit allows. */
function declaration({ goods, grams }: Lot, share: number, random: Random): StoredDeclaration {
  const worth = roundedDown(Math.min(goods.worth * (0.4 + random.next() * 0.6), share));
  const items = Math.min(grams.length * random.between(1, 8), Math.floor(share / worth));
  return { desc: goods.declared, legal: items, notice: items * worth };
}

/** Some parcels of 5 to 30 kg each, their prices, and their customs declaration. */
export function sampleParcels(
  count: number,
  kinds: readonly [Goods, ...Goods[]],
  random: Random,
  factsRandom: Random,
): Parcels {
  const goods = random.shuffle(kinds).slice(0, random.between(1, Math.min(4, count)));
  const weights = Array.from({ length: count }, () => random.between(50, 300) * 100);
  const lots: readonly Lot[] = goods
    .map((one, at) => ({
      goods: one,
      grams: weights.filter((_, parcel) => parcel % goods.length === at),
    }))
    .filter(({ grams }) => grams.length > 0);
  const lines = lots.map(invoiceLine);
  // Now and then a customer declares more than is allowed, which the office has to notice.
  const limit = random.chance(0.03) ? DECLARED_LIMIT * 2 : DECLARED_LIMIT;
  // Some senders leave the facts to the office.
  const hasFacts = factsRandom.chance(0.8);
  const declared = (lot: Lot): StoredDeclaration => {
    const line = declaration(lot, limit / lots.length, random);
    return hasFacts
      ? { ...line, ...lineFacts(lot.goods, line, sum(lot.grams), factsRandom) }
      : line;
  };
  return {
    count,
    grams: sum(weights),
    weights,
    lines,
    declarations: lots.map(declared),
    totalCents: sum(lines.map(({ price }) => price)),
  };
}
