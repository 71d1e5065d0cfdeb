import type { Insertable } from 'kysely';
import { STARTING_ROLE } from '../../domain/access.ts';
import { NO_PHOTO } from '../../domain/people/photo.ts';
import { storedName } from '../blobs/stored-name.ts';
import type { Users } from '../database/database-types.ts';
import { userTable } from '../people/user-table.ts';
import type { Calendar } from './calendar.ts';
import { portrait } from './pictures/portrait.ts';
import type { SampleFile } from './sample-file.ts';
import { sampleId } from './sample-id.ts';
import type { SampleTour } from './sample-tours.ts';
import { GERMAN_CITIES, GERMAN_STREETS } from './vocabulary/german-places.ts';
import {
  FAMILY_NAMES,
  FIRST_NAMES,
  type NameSpelling,
  type Sitter,
} from './vocabulary/person-names.ts';
import { type Random, randomFrom } from './vocabulary/random.ts';

export const CUSTOMERS = 200;

export type SampleCustomer = {
  readonly row: Insertable<Users> & { id: string };
  readonly family: NameSpelling;
  /** The name in Latin letters, even if it is registered in Arabic ones. */
  readonly latinName: { readonly firstName: string; readonly lastName: string };
  readonly registeredAt: Date;
  readonly blocked: boolean;
  readonly photo: SampleFile | undefined;
};

/**
 * The two blocks of a hundred mobile numbers that the Bundesnetzagentur reserves for films and
 * books: they are valid, and nobody has them.
 */
const fictionalGermanMobile = (index: number): string =>
  `${index < 100 ? '+4917139200' : '+4917604069'}${String(index < 100 ? index : index - 100).padStart(index < 100 ? 2 : 3, '0')}`;

type Person = { sitter: Sitter; first: NameSpelling; family: NameSpelling };

/** All people that the names can form, each once, in random order. */
const everybody = (random: Random): readonly Person[] =>
  random.shuffle(
    (['woman', 'man'] as const).flatMap((sitter) =>
      FIRST_NAMES[sitter].flatMap((first) =>
        FAMILY_NAMES.map((family) => ({ sitter, first, family })),
      ),
    ),
  );

function languageOf(arabic: boolean, random: Random): 'ar' | 'de' | 'fr' | 'en' {
  if (arabic) return 'ar';
  return random.pick(['de', 'de', 'de', 'de', 'de', 'fr', 'fr', 'fr', 'ar', 'en']);
}

function photoOf(registeredAt: Date, { sitter }: Person, random: Random): SampleFile | undefined {
  if (random.chance(0.32)) return undefined;
  return {
    name: storedName('picture', 'webp', sampleId(registeredAt, random)),
    svg: portrait(sitter, random),
    width: 256,
  };
}

/** Few have agreed to marketing, and fewer have written a stop word. */
function consentsOf(index: number) {
  const random = randomFrom(`consent ${index}`);
  const hasStopped = random.chance(0.04);
  return {
    consent_chat: random.chance(0.22),
    consent_whatsapp: !hasStopped && random.chance(0.2),
    consent_sms: !hasStopped && random.chance(0.16),
    opt_out_whatsapp: hasStopped,
    opt_out_sms: hasStopped,
  };
}

type Planned = {
  index: number;
  code: string;
  someone: Person;
  registeredAt: Date;
  tours: readonly [SampleTour, ...SampleTour[]];
  random: Random;
};

function sampleCustomer({
  index,
  code,
  someone,
  registeredAt,
  tours,
  random,
}: Planned): SampleCustomer {
  const arabic = index % 8 === 5;
  const spelling = arabic ? 1 : 0;
  const city = random.pick(GERMAN_CITIES);
  const tour = random.pick(tours);
  const photo = photoOf(registeredAt, someone, random);
  const blocked = random.chance(0.06);
  const onTour = random.chance(0.94);
  const values = {
    code,
    firstName: someone.first[spelling],
    lastName: someone.family[spelling],
    phone: fictionalGermanMobile(index),
    zipcode: random.pick(city.zipcodes),
    cityName: city.name,
  };
  return {
    family: someone.family,
    latinName: { firstName: someone.first[0], lastName: someone.family[0] },
    registeredAt,
    blocked,
    photo,
    row: {
      id: sampleId(registeredAt, random),
      created_at: registeredAt,
      updated_at: registeredAt,
      code: values.code,
      role: STARTING_ROLE,
      status: blocked ? 'blocked' : 'active',
      first_name: values.firstName,
      last_name: values.lastName,
      phone: values.phone,
      address: `${random.pick(GERMAN_STREETS)} ${random.between(1, 148)}`,
      zipcode: values.zipcode,
      city_name: values.cityName,
      photo: photo?.name ?? NO_PHOTO,
      language: languageOf(arabic, random),
      ...consentsOf(index),
      tour_id: onTour ? tour.id : null,
      subscribed_city: onTour ? random.pick(tour.cities) : null,
      ...(userTable.derive(values) as Pick<Insertable<Users>, 'search' | 'city_id'>),
    },
  };
}

/** The customers, in the order in which they registered over two years. */
export function sampleCustomers(
  calendar: Calendar,
  { tours, codes }: { tours: readonly SampleTour[]; codes: readonly string[] },
): readonly SampleCustomer[] {
  const [first, ...others] = tours;
  if (!first) throw new Error('Customers register for tours: there must be one.');
  const times = randomFrom('registrations');
  const registrations = codes
    .map(() => calendar.moment(times.between(2, 700), times))
    .sort((one, other) => one.getTime() - other.getTime());
  const people = everybody(randomFrom('people'));
  return codes.flatMap((code, index) => {
    const [registeredAt, someone] = [registrations[index], people[index]];
    if (!registeredAt || !someone) return [];
    const random = randomFrom(`customer ${index}`);
    return [
      sampleCustomer({ index, code, someone, registeredAt, tours: [first, ...others], random }),
    ];
  });
}
