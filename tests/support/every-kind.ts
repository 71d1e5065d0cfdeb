import { admin, nobody, staff } from '../../domain/access.ts';
import { defineResource, reference } from '../../domain/define.ts';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  email,
  file,
  group,
  image,
  integer,
  list,
  localized,
  money,
  multiline,
  phone,
  richText,
  text,
  url,
} from '../../domain/fields.ts';
import { tours } from '../../domain/resources/tours.ts';

/**
 * A resource without any server code of its own: every kind of field and every option, in the
 * generic store.
 */
export const machines = defineResource({
  name: 'machines',
  path: 'depot/machines',
  fields: {
    plate: text({ required: true, unique: true, min: 2, max: 30, search: true, filter: true }),
    notes: multiline({ max: 500, search: true }),
    contact: email({ filter: true }),
    registration: url(),
    driverPhone: phone({ search: true, filter: true }),
    description: richText({ search: true }),
    seats: integer({ min: 1, max: 60, default: 3, unit: 'pieces', filter: 'range' }),
    payload: decimal({ min: 0, max: 40_000, unit: 'kg', filter: 'range' }),
    wear: decimal({ min: 0, max: 100, unit: 'percent', filter: 'range' }),
    price: money({ min: 0, filter: 'range' }),
    leased: boolean({ default: false, filter: true }),
    inspection: date({ filter: 'range' }),
    washedAt: dateTime({ filter: 'range' }),
    state: choice(['parked', 'driving', 'broken'], { default: 'parked', filter: true }),
    axles: choice([2, 3, 4], { default: 2, filter: true }),
    tour: reference(tours, { filter: true, embed: ['Tname', 'status'] }),
    earlierTours: list(reference(tours), { max: 5 }),
    tags: list(text({ required: true, max: 30 }), { max: 8, filter: true, search: true }),
    size: group({ length: integer({ min: 1 }), hull: text({ search: true, filter: true }) }),
    tyres: list(group({ brand: text({ required: true }), depth: decimal({ unit: 'kg' }) })),
    picture: image(),
    licence: file(),
    greeting: localized(text({ max: 80 }), { search: true }),
    secret: text({ read: nobody }),
    insurance: text({ write: admin }),
    serial: text({ assigned: true }),
  },
  represent: (machine) => machine.plate,
  access: { list: staff, show: staff, create: staff, edit: staff, delete: admin },
  actions: {
    depart: {
      access: staff,
      transition: { field: 'state', from: ['parked'], to: 'driving' },
      confirm: true,
    },
    returnHome: {
      access: staff,
      transition: { field: 'state', from: ['driving', 'broken'], to: 'parked' },
      confirm: false,
    },
  },
});
