import { MAX_PARCEL_KG } from '../parcels/parcel.ts';
import { weighedGrams } from '../parcels/weighing.ts';
import { fromGrams, toGrams } from '../weight.ts';

/**
 * The places where the weight of an order is stated; the invoice prints its lines, a label its parcel.
 * Weighing all parcels sets the weight of their order (`orderWeightsAfter`). Otherwise none is derived
 * from another, because each is what somebody weighed or agreed: where they differ, screens show every
 * figure and offer to take one over, and block nothing.
 */
export const WEIGHED_AT = ['lines', 'order', 'parcels'] as const;
export type WeighedAt = (typeof WEIGHED_AT)[number];

/** What each place states, in grams; `null` if nothing is stated there. */
type StatedWeights = Readonly<Record<WeighedAt, number | null>>;

/** An order with the lines of its invoice and its parcels; all weights are in kilograms. */
export type WeighedOrder = {
  /** The order's weight; 0 if none has been entered. */
  readonly wights: number;
  readonly content?: readonly { readonly qty?: number | null }[] | null;
  readonly parcels: readonly { readonly weight: number | null }[];
  /** What is declared to customs, whose weights are net. */
  readonly declarationConten?: readonly { readonly weight?: number | null }[] | null;
};

/** One place, and its weight in grams. */
export type StatedWeight = { readonly at: WeighedAt; readonly grams: number };

/** How all places come to state one weight, in kilograms. */
export type OneWeight = {
  readonly kilograms: number;
  /** The position of the invoice line that takes it over; `null` if the lines state it already, or none. */
  readonly line: number | null;
  /** The position of the parcel that takes it over. */
  readonly parcel: number | null;
};

/**
 * What an order, its invoice and its parcels state as its weight. The parcels are added up once each
 * of them has been weighed.
 */
export function statedWeights({ wights, content, parcels }: WeighedOrder): StatedWeights {
  const lines = (content ?? []).reduce((sum, { qty }) => sum + toGrams(qty ?? 0), 0);
  return {
    lines: lines > 0 ? lines : null,
    order: wights > 0 ? toGrams(wights) : null,
    parcels: weighedGrams(parcels),
  };
}

/** What each place states, if they do not agree; nothing if they do. */
export function differingWeights(order: WeighedOrder): readonly StatedWeight[] {
  const stated = statedWeights(order);
  const known = WEIGHED_AT.flatMap((at) => {
    const grams = stated[at];
    return grams === null ? [] : [{ at, grams }];
  });
  return new Set(known.map(({ grams }) => grams)).size > 1 ? known : [];
}

/** What is declared as net weight, and the places that state less than that with the packing. */
export type NetAbove = { readonly grams: number; readonly places: readonly StatedWeight[] };

/** The declared net weight, if it is above what some place states; nothing if it fits in all of them. */
export function netAboveGross(order: WeighedOrder): NetAbove | undefined {
  const grams = (order.declarationConten ?? []).reduce(
    (sum, { weight }) => sum + toGrams(weight ?? 0),
    0,
  );
  const stated = statedWeights(order);
  const places = WEIGHED_AT.flatMap((at) => {
    const gross = stated[at];
    return gross !== null && gross < grams ? [{ at, grams: gross }] : [];
  });
  return places.length > 0 ? { grams, places } : undefined;
}

/**
 * The weights that every place of an order can take over. Several lines or several parcels cannot: how
 * a sum is divided between them is not known. Nor can the lines of an invoice that has been issued.
 */
export function possibleWeights(
  order: WeighedOrder,
  { isIssued = false } = {},
): readonly OneWeight[] {
  const differing = differingWeights(order);
  const figures = [...new Set(differing.map(({ grams }) => grams))];
  return figures.flatMap((grams) => {
    const others = differing.filter((one) => one.grams !== grams).map(({ at }) => at);
    const line = others.includes('lines') ? onlyLine(order, isIssued) : null;
    const parcel = others.includes('parcels') ? onlyParcel(order, grams) : null;
    return line === undefined || parcel === undefined
      ? []
      : [{ kilograms: fromGrams(grams), line, parcel }];
  });
}

/** The only line that states a weight; `undefined` if there are more, or none may be changed. */
function onlyLine({ content }: WeighedOrder, isIssued: boolean): number | undefined {
  const [first, ...others] = (content ?? []).flatMap(({ qty }, at) => (qty ? [at] : []));
  return others.length > 0 || isIssued ? undefined : first;
}

const onlyParcel = ({ parcels }: WeighedOrder, grams: number): number | undefined =>
  parcels.length === 1 && grams <= toGrams(MAX_PARCEL_KG) ? 0 : undefined;

/** The same order with one weight taken over by every place that states another. */
export function withOneWeight<Of extends WeighedOrder>(
  order: Of,
  { kilograms, line, parcel }: OneWeight,
): Of {
  return {
    ...order,
    wights: kilograms,
    content: order.content?.map((one, at) => (at === line ? { ...one, qty: kilograms } : one)),
    parcels: order.parcels.map((one, at) => (at === parcel ? { ...one, weight: kilograms } : one)),
  };
}
