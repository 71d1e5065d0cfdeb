/** Of countries with several zones, the one in which most of the people live. */
const ZONES = {
  DE: 'Europe/Berlin',
  MA: 'Africa/Casablanca',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  LU: 'Europe/Luxembourg',
  CH: 'Europe/Zurich',
  AT: 'Europe/Vienna',
  IT: 'Europe/Rome',
  PT: 'Europe/Lisbon',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  GR: 'Europe/Athens',
  TR: 'Europe/Istanbul',
  DZ: 'Africa/Algiers',
  TN: 'Africa/Tunis',
  LY: 'Africa/Tripoli',
  EG: 'Africa/Cairo',
  MR: 'Africa/Nouakchott',
  SN: 'Africa/Dakar',
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  QA: 'Asia/Qatar',
  US: 'America/New_York',
} as const;

type Country = keyof typeof ZONES;

const PREFIXES: Readonly<Record<string, Country>> = {
  '+49': 'DE',
  '+212': 'MA',
  '+33': 'FR',
  '+34': 'ES',
  '+32': 'BE',
  '+31': 'NL',
  '+352': 'LU',
  '+41': 'CH',
  '+43': 'AT',
  '+39': 'IT',
  '+351': 'PT',
  '+44': 'GB',
  '+353': 'IE',
  '+45': 'DK',
  '+46': 'SE',
  '+47': 'NO',
  '+358': 'FI',
  '+48': 'PL',
  '+420': 'CZ',
  '+30': 'GR',
  '+90': 'TR',
  '+213': 'DZ',
  '+216': 'TN',
  '+218': 'LY',
  '+20': 'EG',
  '+222': 'MR',
  '+221': 'SN',
  '+966': 'SA',
  '+971': 'AE',
  '+974': 'QA',
  '+1': 'US',
};

/** The longest prefixes have three digits. */
const LONGEST = 4;

/** People elsewhere are most likely on a visit from Germany. */
const ELSEWHERE = ZONES.DE;

const isCountry = (value: string): value is Country => Object.hasOwn(ZONES, value);

/** The time zone of a phone number in E.164, or of a country's two letters. */
export function timeZoneOf(phoneOrCountry: string): string {
  if (isCountry(phoneOrCountry)) return ZONES[phoneOrCountry];
  for (let length = LONGEST; length > 1; length -= 1) {
    const country = PREFIXES[phoneOrCountry.slice(0, length)];
    if (country) return ZONES[country];
  }
  return ELSEWHERE;
}
