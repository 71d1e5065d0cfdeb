import { type AccessRule, admin, staff } from '../access.ts';
import { defineResource } from '../define.ts';
import type { FieldErrors } from '../errors.ts';
import { choice, date, group, image, list, text } from '../fields.ts';
import type { RecordOf } from '../records.ts';

type TourDraft = {
  startDate?: string | null;
  endDate?: string | null;
  Cities?: readonly string[] | null;
  citiesStatus?: readonly { city: string }[] | null;
};

/** A tour cannot end before it starts. */
export function endsAfterItStarts({ startDate, endDate }: TourDraft): FieldErrors {
  return startDate && endDate && endDate < startDate
    ? { endDate: { code: 'endsBeforeStart' } }
    : {};
}

/** Only a city of the tour can have a status of its own. */
export function citiesBelongToTour({ Cities, citiesStatus }: TourDraft): FieldErrors {
  const known = new Set(Cities ?? []);
  const strangers = (citiesStatus ?? []).flatMap((entry, index) =>
    known.has(entry.city)
      ? []
      : [[`citiesStatus.${index}.city`, { code: 'cityNotInTour' }] as const],
  );
  return Object.fromEntries(strangers);
}

type Dated = { readonly [field: string]: unknown };

/** Whether a tour is over, and still open to those who want to register; `today` is an ISO day. */
export function isOverdue({ status, endDate }: Dated, today: string): boolean {
  return status === 'open' && typeof endDate === 'string' && endDate < today;
}

const TOUR_STATUSES = ['planned', 'open', 'closed'] as const;

/** What a city of a tour can be. */
export const CITY_STATUSES = ['open', 'full', 'closed'] as const;

/** The staff sees every tour, everybody else those that are no longer only planned. */
export const staffOrAnnounced: AccessRule = (actor) =>
  staff(actor) || { status: ['open', 'closed'] };

/** A round trip through several cities, for which customers register (specification 3, "Tour"). */
export const tours = defineResource({
  name: 'tours',
  fields: {
    Tname: text({ required: true, max: 40, search: true, unique: true }),
    Cities: list(text({ required: true, max: 60 }), { max: 40, search: true }),
    status: choice(TOUR_STATUSES, { filter: true, default: 'planned' }),
    citiesStatus: list(
      group({
        city: text({ required: true, max: 60 }),
        status: choice(CITY_STATUSES, { default: 'open' }),
      }),
      { max: 40 },
    ),
    startDate: date({ filter: 'range' }),
    endDate: date({ filter: 'range' }),
    pic: image({ frame: { ratio: [16, 9], width: 1600 } }),
  },
  represent: (tour) => tour.Tname,
  rules: [endsAfterItStarts, citiesBelongToTour],
  access: {
    list: staffOrAnnounced,
    show: staffOrAnnounced,
    create: admin,
    edit: admin,
    delete: admin,
  },
});

export type Tour = RecordOf<typeof tours>;
