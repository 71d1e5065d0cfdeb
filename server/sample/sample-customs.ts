import type { Insertable } from 'kysely';
import type { Category, Condition, IdKind } from '../../domain/customs/customs-facts.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import type { Orders, Trips } from '../database/database-types.ts';
import type { Goods } from './vocabulary/goods.ts';
import { type Random, randomFrom } from './vocabulary/random.ts';

/** What customs asks of a line, as the store keeps it: in grams and cents. */
export type StoredFacts = {
  readonly unitValue: number;
  readonly weight: number;
  readonly condition: Condition;
  readonly hsCode: string;
  readonly origin: string;
};

type Counted = { readonly legal: number; readonly notice: number };

/** Net weights are multiples of 50 grams, and leave something for the packaging. */
const netWeight = (grams: number, gross: number): number =>
  Math.floor(Math.min(grams, gross * 0.95) / 50) * 50;

/** The facts of some pieces that fill parcels of a weight. */
export const lineFacts = (
  { customs }: Goods,
  { legal, notice }: Counted,
  gross: number,
  random: Random,
): StoredFacts => ({
  unitValue: legal > 0 ? notice / legal : 0,
  weight: netWeight(legal * customs.piece * (0.8 + random.next() * 0.4), gross),
  condition: random.pick(customs.conditions),
  hsCode: customs.hsCode,
  origin: random.pick(customs.origins),
});

type Declared = {
  readonly code: string;
  readonly group: TripGroup;
  /** Whether its declaration has been written. */
  readonly isWritten: boolean;
  /** The trip that carries it, if it is on one. */
  readonly trip: Pick<Insertable<Trips>, 'vehicle' | 'passage'> | undefined;
};

/** The more frequent, the more often. */
const CATEGORIES: readonly [Category, ...Category[]] = [
  'personalEffects',
  'personalEffects',
  'personalEffects',
  'gift',
  'gift',
  'return',
];
const ID_KINDS: readonly [IdKind, ...IdKind[]] = ['identityCard', 'residencePermit', 'passport'];

/** What the sample week knows of an order for customs. Its numbers are those of no document. */
export function customsColumns(declared: Declared): Partial<Insertable<Orders>> {
  const { code, group, isWritten, trip } = declared;
  const random = randomFrom(`customs ${code}`);
  if (!isWritten && !random.chance(0.3)) return {};
  const number = (digits: number) =>
    String(random.between(1, 10 ** digits - 1)).padStart(digits, '0');
  const isIdentified = random.chance(0.75);
  const hasCin = group === 'A' && random.chance(0.6);
  return {
    customs_category: random.pick(CATEGORIES),
    customs_id_kind: isIdentified ? random.pick(ID_KINDS) : null,
    customs_id_number: isIdentified ? `SPECIMEN${number(4)}` : null,
    // No province of Morocco has these two letters.
    customs_recipient_cin: hasCin ? `XX${number(6)}` : null,
    customs_vehicle: trip?.vehicle ?? null,
    customs_passage: trip?.passage ?? null,
    customs_captions: JSON.stringify(random.chance(0.15) ? ['ar'] : []),
  };
}
