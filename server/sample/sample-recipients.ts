import type { SampleCustomer } from './sample-customers.ts';
import { CITIES_ON_THE_WAY, MOROCCAN_STREETS, OTHER_CITIES } from './vocabulary/moroccan-places.ts';
import { FAMILY_NAMES, FIRST_NAMES, type NameSpelling } from './vocabulary/person-names.ts';
import type { Random } from './vocabulary/random.ts';

export type SampleRecipient = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly address: string;
};

/**
 * A mobile number with a prefix that no Moroccan network has: it looks right and reaches nobody,
 * even if messages were sent to the sample's recipients.
 */
const fictionalMoroccanMobile = (random: Random): string =>
  `+212683${String(random.between(0, 999_999)).padStart(6, '0')}`;

/** An address as customers write it: the city first, after the street, or in Arabic. */
function addressOf(arabic: boolean, random: Random): string {
  const city = random.pick(random.chance(0.82) ? CITIES_ON_THE_WAY : OTHER_CITIES);
  const [street, streetInArabic] = random.pick(MOROCCAN_STREETS);
  const house = random.between(1, 190);
  if (arabic) {
    return random.chance(0.5)
      ? `${city.arabic}، ${streetInArabic} ${house}`
      : `${streetInArabic} ${house}، ${city.arabic}`;
  }
  const name = random.pick(city.spellings);
  return random.chance(0.7) ? `${name}, ${street} ${house}` : `${house} ${street}, ${name}`;
}

/** Whether a name is purely Moroccan; names with a German half are found in Germany. */
const isAtHome = ([latin]: NameSpelling): boolean => !/[äöüß]/i.test(latin);

function somebodyAtHome(
  names: readonly [NameSpelling, ...NameSpelling[]],
  random: Random,
): NameSpelling {
  const [first = names[0], ...others] = names.filter(isAtHome);
  return random.pick([first, ...others]);
}

/** A recipient in Morocco, usually a relative of the customer. */
export function sampleRecipient(sender: SampleCustomer, random: Random): SampleRecipient {
  const arabic = random.chance(0.16);
  const spelling = arabic ? 1 : 0;
  const first = somebodyAtHome(FIRST_NAMES[random.chance(0.5) ? 'woman' : 'man'], random);
  const ofTheFamily = isAtHome(sender.family) && random.chance(0.65);
  const family = ofTheFamily ? sender.family : somebodyAtHome(FAMILY_NAMES, random);
  return {
    firstName: first[spelling],
    lastName: random.chance(0.04) ? null : family[spelling],
    phone: fictionalMoroccanMobile(random),
    address: addressOf(arabic, random),
  };
}
