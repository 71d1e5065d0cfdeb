import { netOfGross, type TaxGroup, type TaxTreatment, treatmentOf } from '../../../company/tax.ts';
import { inProportion } from '../../../in-proportion.ts';
import { dueCents, taxRulesOf } from '../invoice-draft.ts';
import type { InvoiceSnapshot } from '../invoice-snapshot.ts';

/** A line or a further charge in net cents, as EN 16931 adds them up. */
export type NetItem = {
  readonly label: string;
  readonly treatment: TaxTreatment;
  readonly netCents: number;
};

export type NetAmounts = {
  readonly lines: readonly NetItem[];
  /** Charges above zero and allowances below, at document level. */
  readonly rest: readonly NetItem[];
  readonly taxes: readonly TaxGroup[];
  readonly linesCents: number;
  readonly chargesCents: number;
  readonly allowancesCents: number;
  readonly netCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** What was paid before, and what is left to pay. */
  readonly prepaidCents: number;
  readonly dueCents: number;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

type GrossItem = NetItem & { readonly grossCents: number };

/**
 * Net amounts that add up to the net amount of their group, to the cent: each is rounded on its
 * own, and the remaining cents go, one each, to the items that rounding changed the most. So no
 * item is off by more than a cent, and none is below zero, because EN 16931 allows no negative
 * price (BR-27).
 */
function netItems(items: readonly GrossItem[], { netCents, percent }: TaxGroup): GrossItem[] {
  const rounded = items.map((item) => ({
    ...item,
    netCents: netOfGross(item.grossCents, percent),
  }));
  const left = netCents - sum(rounded.map((item) => item.netCents));
  const cent = Math.sign(left);
  const lost = (item: GrossItem): number =>
    cent * ((item.grossCents * 100) / (100 + percent) - item.netCents);
  const changed = new Set(
    rounded.toSorted((one, other) => lost(other) - lost(one)).slice(0, Math.abs(left)),
  );
  return rounded.map((item) =>
    changed.has(item) ? { ...item, netCents: item.netCents + cent } : item,
  );
}

const EXTRA = 'Weitere Berechnung';
const ADJUSTMENT = 'Vereinbarter Gesamtbetrag';

/**
 * The amounts of a group that belong to none of its lines: its part of the further charges, and the
 * rest as the difference to an agreed total. They are read from the groups, so that an issued
 * invoice stays consistent whatever rule spread its rest.
 */
function restItems(
  lines: readonly GrossItem[],
  taxes: readonly TaxGroup[],
  extraCents: number,
): readonly GrossItem[] {
  const rests = taxes.map(({ treatment, grossCents }) => {
    const own = lines.filter((line) => line.treatment === treatment);
    return grossCents - sum(own.map((line) => line.grossCents));
  });
  const home = Math.max(
    0,
    taxes.findIndex(({ treatment }) => treatment === 'exempt'),
  );
  // Charges that an agreed total takes back to the cent leave no rest to divide by.
  const weights = sum(rests) === 0 ? taxes.map((_, at) => Number(at === home)) : rests;
  const extras = inProportion(extraCents, weights);
  const items = (label: string, cents: readonly number[]): readonly GrossItem[] =>
    taxes.map(({ treatment }, at) => ({
      label,
      treatment,
      grossCents: cents[at] ?? 0,
      netCents: 0,
    }));
  return [
    ...items(EXTRA, extras),
    ...items(
      ADJUSTMENT,
      rests.map((rest, at) => rest - (extras[at] ?? 0)),
    ),
  ].filter(({ grossCents }) => grossCents !== 0);
}

/**
 * The amounts of a snapshot as EN 16931 wants them: net, and positive even for a Storno, which is a
 * credit note (type 381); its type alone says in which direction the money goes.
 */
export function netAmounts({
  paper: document,
  lineTaxes,
  amounts,
  rules,
}: InvoiceSnapshot): NetAmounts {
  const sign = document.status === 'storno' ? -1 : 1;
  const taxes = amounts.taxes.map((group) => ({
    ...group,
    grossCents: sign * group.grossCents,
    netCents: sign * group.netCents,
    taxCents: sign * group.taxCents,
  }));
  const taxRules = taxRulesOf({ document, rules });
  const lines = document.lines.map(({ description, cents }, at) => ({
    label: description,
    treatment: treatmentOf(lineTaxes[at], taxRules),
    grossCents: sign * (cents ?? 0),
    netCents: 0,
  }));
  const rest = restItems(lines, taxes, sign * amounts.extraCents);
  const all: readonly GrossItem[] = [...lines, ...rest];
  const net = new Map<GrossItem, GrossItem>();
  for (const group of taxes) {
    const members = all.filter(({ treatment }) => treatment === group.treatment);
    for (const [at, item] of netItems(members, group).entries()) {
      const member = members[at];
      if (member) net.set(member, item);
    }
  }
  const inNet = (items: readonly GrossItem[]) => items.map((item) => net.get(item) ?? item);
  const [netLines, netRest] = [inNet(lines), inNet(rest)];
  const above = netRest.map(({ netCents }) => netCents);
  return {
    lines: netLines,
    rest: netRest,
    taxes,
    linesCents: sum(netLines.map(({ netCents }) => netCents)),
    chargesCents: sum(above.filter((cents) => cents > 0)),
    allowancesCents: -sum(above.filter((cents) => cents < 0)),
    netCents: sum(taxes.map(({ netCents }) => netCents)),
    taxCents: sum(taxes.map(({ taxCents }) => taxCents)),
    totalCents: sum(taxes.map(({ grossCents }) => grossCents)),
    prepaidCents: document.paid?.cents ?? 0,
    dueCents: sign * dueCents(document),
  };
}
