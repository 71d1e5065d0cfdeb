import { fold } from '../fold.ts';

/** The order in which a trip passes the cities of Morocco (specification 9). */
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

/** Folded beginnings that mean a city: its first letters, and how else people spell it. */
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

/** The first name that many streets bear; it begins like Mohammadia and is no city. */
const STREET_NAME = /^(mohamm?[ae]d|محمد)(\s|$)/;

const startsAs = (text: string): number =>
  STREET_NAME.test(text)
    ? -1
    : BEGINNINGS.findIndex((beginnings) => beginnings.some((start) => text.startsWith(start)));

/**
 * Where an address lies on the way, 0 for Tanger; other cities come last with 12. The address's own
 * beginning decides; only if it names no city are its later words asked, last first, because an
 * address may begin with a street.
 */
export function cityRank(address: string | null | undefined): number {
  const folded = fold(address ?? '');
  const atStart = startsAs(folded);
  if (atStart >= 0) return atStart;
  const words = folded.split(/[\s,،;/-]+/).reverse();
  const inside = words.map(startsAs).find((rank) => rank >= 0);
  return inside ?? OTHER_CITIES;
}
