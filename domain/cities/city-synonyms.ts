/**
 * Folded names of one city that do not sound alike; the first one stands for all. The search texts of
 * stored records contain it, so that another spelling here requires a migration, unlike one of the
 * list in `cities-of-morocco.ts`.
 */
const NAMES: readonly (readonly string[])[] = [
  ['casablanca', 'casa', 'dar el beida', 'الدار البيضاء', 'دار البيضاء', 'كازا', 'كازابلانكا'],
  ['tanger', 'tangier', 'tangiers', 'tanja', 'tandja', 'tanjah', 'طنجه'],
  ['fes', 'fez', 'fas', 'فاس'],
  ['sale', 'sala', 'سلا'],
  ['oujda', 'wajda', 'وجده'],
  ['essaouira', 'souira', 'mogador', 'الصويره', 'صويره'],
  ['laayoune', 'العيون', 'el aaiun'],
  ['agadir', 'اكادير', 'اغادير', 'اجادير'],
  ['munchen', 'muenchen', 'munich', 'ميونخ', 'ميونيخ'],
  ['koln', 'koeln', 'cologne', 'كولونيا', 'كولن'],
];

const CITY_OF: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);

/** The largest number of words in one name of a city. */
export const LONGEST_CITY_NAME = 3;

/**
 * The name that stands for a city in every spelling, or `undefined` if these parts do not name a
 * city.
 */
export const cityNamed = (words: string): string | undefined => CITY_OF.get(words);
