/** Two-letter ISO 3166 codes of the countries that goods may come from. */
const CODES = new Set(
  `AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG
   CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH
   GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW
   KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA
   NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK
   SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN
   VU WS YE ZA ZM ZW`.split(/\s+/),
);

/** Whether a text is the ISO 3166 code of a country. */
export const isCountry = (code: string): boolean => CODES.has(code);

/** The codes of all countries, in the order of the alphabet. */
export const COUNTRIES: readonly string[] = [...CODES];

/** Names countries in a language, by the data of the runtime; an unknown code is left as it is. */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code) => (isCountry(code) ? (names.of(code) ?? code) : code);
}

/** The name of one country. Making the names of a language is slow: for many, use `countryNames`. */
export const countryName = (code: string, language: string): string => countryNames(language)(code);
