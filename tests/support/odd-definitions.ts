import { admin, staff } from '../../domain/access.ts';
import { type Definition, defineResource, reference } from '../../domain/define.ts';
import { type FieldErrors, ownViolation } from '../../domain/errors.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  email,
  group,
  integer,
  list,
  localized,
  money,
  phone,
  richText,
  text,
  url,
} from '../../domain/fields.ts';
import { tours } from '../../domain/resources/tours.ts';
import { rejection } from '../../server/base/request-error.ts';
import type { Module } from '../../server/resources/module.ts';

const access = { list: staff, show: staff, create: staff, edit: staff, delete: admin };

const sentence = (en: string) => ({ en, de: en, fr: en, ar: en });

/** Narrow in every field: patterns, limits, a rule over two required fields, and no search. */
const permits = defineResource({
  name: 'permits',
  fields: {
    number: text({ required: true, unique: true, pattern: /^[a-z]{2}-\d{3}$/i, filter: true }),
    from: date({ required: true, filter: 'range' }),
    until: date({ required: true, filter: 'range' }),
    quota: decimal({ min: 0.05, max: 0.25, filter: 'range' }),
    fee: money({ min: 1_500_00 }),
    depth: integer({ min: -9, max: -3, filter: 'range' }),
    zone: choice(['port'], { required: true, filter: true }),
    tour: reference(tours, { required: true, filter: true }),
    mail: email({ max: 12 }),
    site: url({ max: 16 }),
    contact: phone({ pattern: /^\+49/ }),
    pairs: list(text({ pattern: /^\d{2}$/ }), { max: 1 }),
    summary: richText({ max: 8 }),
    code: text({ min: 3, max: 3 }),
    title: localized(text({ max: 4 })),
    box: group({ seal: text({ required: true, pattern: /^(?!00)\d{4}$/ }), size: integer() }),
  },
  represent: (permit) => permit.number,
  rules: [
    function endsAfterItStarts({ from, until }): FieldErrors {
      return from && until && until <= from ? { until: { code: 'endsBeforeStart' } } : {};
    },
    function sealsWhatIsDeep({ depth, box }): FieldErrors {
      const isDeep = typeof depth === 'number' && depth < -5;
      return isDeep && typeof box?.size !== 'number'
        ? { 'box.size': ownViolation(sentence('A deep one says its size.')) }
        : {};
    },
  ],
  access,
});

/** Neither a text nor a search, and values of which there are few. */
const levels = defineResource({
  name: 'levels',
  fields: {
    height: integer({ required: true, unique: true, min: 1, max: 7, filter: 'range' }),
    isOpen: boolean({ default: true, filter: true }),
    checkedOn: date(),
    side: choice([-1, 0, 1], { unique: true }),
  },
  represent: (level) => String(level.height),
  access,
  actions: {
    close: {
      access: staff,
      transition: { field: 'isOpen', from: [true], to: false },
      confirm: false,
    },
  },
});

/** Hooks set a value, take one away, and reject a change, a verb and every deletion. */
const keys = defineResource({
  name: 'keys',
  fields: {
    label: text({ required: true, search: true }),
    hint: text({ max: 40 }),
    copies: integer({ min: 1, max: 9, default: 1 }),
    hook: integer({ required: true, min: 1, max: 500 }),
    state: choice(['here', 'lent'], { default: 'here', filter: true }),
  },
  represent: (key) => key.label,
  access,
  actions: {
    lend: {
      access: staff,
      transition: { field: 'state', from: ['here'], to: 'lent' },
      confirm: false,
    },
  },
});

/** Legal definitions that are unlike those of the product, for the tests of every resource. */
export const oddDefinitions = { permits, levels, keys } satisfies Record<string, Definition>;

const reject = () => rejection(sentence('Keys are kept.'));

/** What the server does to the records of `keys`. */
export const oddModule: Module = {
  name: 'keys',
  resources: {
    keys: {
      hooks: {
        creating: async ({ after }) => ({
          values: { label: String(after.label).toUpperCase(), hint: null },
        }),
        changing: async ({ after, paths, transitions }) => {
          if (paths.includes('hook') || transitions.length > 0) throw reject();
          return { values: { label: String(after.label).toUpperCase(), hint: null } };
        },
        removing: async () => {
          throw reject();
        },
      },
    },
  },
};
