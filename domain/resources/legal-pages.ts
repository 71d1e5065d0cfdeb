import { type AccessRule, admin, staff } from '../access.ts';
import { berlinDay } from '../berlin-clock.ts';
import { defineResource } from '../define.ts';
import { choice, date, dateTime, group, integer, localized, richText, text } from '../fields.ts';
import type { RecordOf } from '../records.ts';

/** A version is written, waits for its day, is in force, and is replaced by the next one. */
export const VERSION_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** The language that counts where translations differ. */
export const BINDING_LOCALE = 'de';

/** Everybody may read what is in force, and what was: an old order refers to an old version. */
export const staffOrInForce: AccessRule = (actor) =>
  staff(actor) || { state: ['published', 'archived'] };

/** What no version has until it is published, and none can lose or change afterwards. */
const VERSION_FIELDS = {
  /** 1, 2, 3 … in the order of coming into force; what was never in force has none. */
  number: integer({ assigned: true, filter: true }),
  state: choice(VERSION_STATES, { filter: true, default: 'draft' }),
  /** The day from whose beginning, in Germany, it is in force; empty: from its publishing on. */
  effectiveFrom: date({ filter: 'range' }),
  /** As written, with its placeholders. */
  text: localized(richText({ max: 200_000 }), { read: staff, search: true }),
  changeNote: text({ max: 300, read: staff, search: true }),
  /** When each language was last written; a translation older than the German is flagged. */
  changedAt: group(
    {
      de: dateTime({ assigned: true }),
      en: dateTime({ assigned: true }),
      fr: dateTime({ assigned: true }),
      ar: dateTime({ assigned: true }),
    },
    { read: staff },
  ),
  /** As published: cleaned, and with the settings of the company in place of the placeholders. */
  published: localized(richText(), { assigned: true }),
  /** Of `published`, as hexadecimal digits (domain/legal/fingerprint.ts). */
  sha256: text({ assigned: true }),
  publishedAt: dateTime({ assigned: true, filter: 'range' }),
  publishedBy: text({ assigned: true, read: staff }),
};

/** DD/MM/YYYY by the clock in Germany, as forms show days. */
const dayOf = (moment: string | null | undefined): string =>
  moment && !Number.isNaN(Date.parse(moment))
    ? berlinDay(moment).split('-').toReversed().join('/')
    : '';

type Version = {
  readonly number?: number | null;
  readonly changeNote?: string | null;
  readonly updatedAt?: string;
};

/** A draft that has no note yet is identified by the day on which it was written. */
const versionName = ({ number, changeNote, updatedAt }: Version): string =>
  [number ? `v${number}` : '', changeNote].filter(Boolean).join(' · ') || dayOf(updatedAt);

/** A legal page: each of its records is a version, of which at most one is in force. */
const legalPage = <const Name extends string>(name: Name, path: string = name) =>
  defineResource({
    name,
    path,
    fields: VERSION_FIELDS,
    represent: versionName,
    representPartial: versionName,
    access: {
      list: staffOrInForce,
      show: staffOrInForce,
      create: admin,
      edit: admin,
      delete: admin,
    },
    actions: {
      publish: {
        access: admin,
        transition: { field: 'state', from: ['draft'], to: 'published' },
        confirm: true,
      },
      withdraw: {
        access: admin,
        transition: { field: 'state', from: ['scheduled'], to: 'draft' },
        confirm: true,
      },
    },
  });

/** The general terms and conditions. */
export const agb = legalPage('agb');
/** The imprint (section 5 DDG). */
export const impressum = legalPage('impressum');
/** The privacy notice (articles 13 and 14 GDPR). */
export const privacy = legalPage('privacy', 'roles');

export type LegalVersion = RecordOf<typeof agb>;
export type LegalPageName = 'agb' | 'impressum' | 'privacy';
export const LEGAL_PAGES = { agb, impressum, privacy } as const;
