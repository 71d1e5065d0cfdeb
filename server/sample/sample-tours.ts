import { storedName } from '../blobs/stored-name.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { landscape } from './pictures/landscape.ts';
import type { SampleFile } from './sample-file.ts';
import { sampleId } from './sample-id.ts';
import { randomFrom } from './vocabulary/random.ts';

type CityStatus = 'open' | 'full' | 'closed';

type Plan = {
  name: string;
  status: 'planned' | 'open' | 'closed';
  /** Days from today; negative for days before it. */
  starts: number;
  ends: number;
  cities: readonly [readonly [string, CityStatus], ...(readonly [string, CityStatus])[]];
};

const PLANS: readonly Plan[] = [
  {
    name: 'A',
    status: 'closed',
    starts: -31,
    ends: -24,
    cities: [
      ['Tanger', 'closed'],
      ['Tétouan', 'closed'],
      ['Larache', 'closed'],
      ['Kenitra', 'closed'],
      ['Rabat', 'closed'],
    ],
  },
  {
    name: 'B',
    status: 'closed',
    starts: -24,
    ends: -15,
    cities: [
      ['Tanger', 'closed'],
      ['Fes', 'closed'],
      ['Meknes', 'closed'],
      ['Khénifra', 'closed'],
      ['Béni Mellal', 'closed'],
    ],
  },
  {
    name: 'C',
    status: 'open',
    starts: -5,
    ends: 4,
    cities: [
      ['Tanger', 'closed'],
      ['Rabat', 'full'],
      ['Mohammadia', 'open'],
      ['Casablanca', 'full'],
      ['Berrachid', 'open'],
      ['Settat', 'open'],
    ],
  },
  {
    name: 'D',
    status: 'open',
    starts: -5,
    ends: 6,
    cities: [
      ['Casablanca', 'full'],
      ['Settat', 'open'],
      ['Marrakesh', 'open'],
      ['Essaouira', 'open'],
      ['Agadir', 'full'],
    ],
  },
  {
    name: 'E',
    status: 'open',
    starts: 3,
    ends: 11,
    cities: [
      ['Al Hoceima', 'open'],
      ['Nador', 'full'],
      ['Berkane', 'open'],
      ['Oujda', 'open'],
      ['Taza', 'open'],
    ],
  },
  {
    name: 'F',
    status: 'open',
    starts: 6,
    ends: 15,
    cities: [
      ['Marrakesh', 'open'],
      ['Agadir', 'open'],
      ['Taroudant', 'open'],
      ['Tiznit', 'open'],
    ],
  },
  {
    name: 'G',
    status: 'planned',
    starts: 20,
    ends: 29,
    cities: [
      ['Tanger', 'open'],
      ['Fes', 'open'],
      ['Meknes', 'open'],
      ['Kenitra', 'open'],
      ['Rabat', 'open'],
      ['Casablanca', 'open'],
    ],
  },
  {
    name: 'H',
    status: 'planned',
    starts: 27,
    ends: 37,
    cities: [
      ['Marrakesh', 'open'],
      ['Ouarzazate', 'open'],
      ['Tinghir', 'open'],
      ['Errachidia', 'open'],
    ],
  },
];

export type SampleTour = {
  readonly id: string;
  readonly at: Date;
  /** The tour in its wire form. */
  readonly values: Values;
  readonly cities: readonly [string, ...string[]];
  readonly file: SampleFile;
};

function sampleTour(plan: Plan, index: number, calendar: Calendar): SampleTour {
  const random = randomFrom(`tour ${plan.name}`);
  const at = calendar.moment(60 - index * 4, random);
  const file = {
    name: storedName('picture', 'webp', sampleId(at, random)),
    svg: landscape(index, random),
    width: 960,
  };
  const [first, ...others] = plan.cities;
  return {
    id: sampleId(at, random),
    at,
    cities: [first[0], ...others.map(([city]) => city)],
    file,
    values: {
      Tname: plan.name,
      Cities: plan.cities.map(([city]) => city),
      status: plan.status,
      citiesStatus: plan.cities.map(([city, status]) => ({ city, status })),
      startDate: calendar.day(plan.starts),
      endDate: calendar.day(plan.ends),
      pic: file.name,
    },
  };
}

/** Tours A to H: two past ones, four that customers can register for, two of next month. */
export const sampleTours = (calendar: Calendar): readonly SampleTour[] =>
  PLANS.map((plan, index) => sampleTour(plan, index, calendar));
