import { fold } from '../fold.ts';

/** The order in which a trip passes through the cities of Morocco (specification 9). */
export const CITY_ORDER = [
  'Tanger',
  'Fes',
  'Meknes',
  'Kenitra',
  'Rabat',
  'Mohammadia',
  'Casablanca',
  'Berrachid',
  'Settat',
  'Marrakesh',
  'Agadir',
  'Taroudant',
] as const;

const OTHER_CITIES = CITY_ORDER.length;

/** Folded prefixes that identify a city: its first letters, and its other spellings. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['tang', 'tanj', 'طنج'],
  ['fes', 'fez', 'فاس'],
  ['mekn', 'mikn', 'مكنا'],
  ['keni', 'qeni', 'القني', 'قني'],
  ['raba', 'الربا', 'ربا'],
  ['moha', 'المحم', 'محم'],
  ['casa', 'الدار', 'دار ال', 'كاز'],
  ['berr', 'برشي'],
  ['sett', 'سطا'],
  ['marr', 'مراك'],
  ['agad', 'اكاد', 'اغاد', 'أكا'],
  ['taro', 'تارو'],
];

/** The beginning of many street names; it begins like Mohammadia but is not a city. */
const STREET_NAME = /^(mohamm?[ae]d|محمد)(\s|$)/;

const startsAs = (text: string): number =>
  STREET_NAME.test(text)
    ? -1
    : BEGINNINGS.findIndex((beginnings) => beginnings.some((start) => text.startsWith(start)));

/**
 * The position of an address on the route: 0 for Tanger; other cities come last, with 12. The
 * beginning of the address decides. Only if it does not name a city are the later parts checked,
 * last first, because an address may begin with a street.
 */
export function cityRank(address: string | null | undefined): number {
  const folded = fold(address ?? '');
  const atStart = startsAs(folded);
  if (atStart >= 0) return atStart;
  const words = folded.split(/[\s,،;/-]+/).reverse();
  const inside = words.map(startsAs).find((rank) => rank >= 0);
  return inside ?? OTHER_CITIES;
}
