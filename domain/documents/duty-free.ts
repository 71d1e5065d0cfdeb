import { toCents } from '../money.ts';
import { settings } from '../resources/settings.ts';
import type { TripGroup } from '../trips/groups.ts';
import type { StoredCompany } from './company-of.ts';

/** Up to which value gifts enter a country without duties. */
export type DutyFree = {
  /** In integer cents, converted by the company's rate where the law has another currency. */
  readonly cents: number;
  /** The law's own figure, where it is not in euro: whole dirhams. */
  readonly dirhams?: number;
  /** Where the figure comes from. */
  readonly source: string;
};

const DEFAULTS = settings.fields.dutyFree.fields;

/**
 * What the country of destination lets in free of duties between private persons, by the company's
 * settings; the law's figures if it has set none. The limit that a declaration prints is another one:
 * the carrier's own (docs/decisions/0095).
 */
export function dutyFreeOf({ dutyFree }: StoredCompany, direction: TripGroup): DutyFree {
  if (direction === 'B') {
    return {
      cents: toCents(dutyFree?.fromMorocco ?? DEFAULTS.fromMorocco.default),
      source: dutyFree?.fromMoroccoSource ?? DEFAULTS.fromMoroccoSource.default,
    };
  }
  const dirhams = dutyFree?.toMorocco ?? DEFAULTS.toMorocco.default;
  const rate = dutyFree?.dirhamsPerEuro ?? DEFAULTS.dirhamsPerEuro.default;
  return {
    cents: Math.round((dirhams / rate) * 100),
    dirhams,
    source: dutyFree?.toMoroccoSource ?? DEFAULTS.toMoroccoSource.default,
  };
}
