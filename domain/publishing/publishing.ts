import { type AccessRule, admin, staff } from '../access.ts';
import type { FieldErrors } from '../errors.ts';
import { choice, dateTime, type Fields } from '../fields.ts';

/** What becomes of a content: nobody else sees a draft, nor what is scheduled or has expired. */
export const PUBLISHING_STATES = ['draft', 'scheduled', 'published', 'expired'] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

/**
 * The fields of a content that is published for a time. The server keeps `state` in step with the
 * clock, for every resource that has exactly this field.
 */
export const PUBLISHING_FIELDS = {
  state: choice(PUBLISHING_STATES, { filter: true, default: 'draft' }),
  publishFrom: dateTime({ filter: 'range' }),
  publishUntil: dateTime({ filter: 'range' }),
};

type Period = { readonly publishFrom?: string | null; readonly publishUntil?: string | null };

/** The end of a publication comes after its beginning. */
export function expiresAfterItBegins({ publishFrom, publishUntil }: Period): FieldErrors {
  return publishFrom && publishUntil && Date.parse(publishUntil) <= Date.parse(publishFrom)
    ? { publishUntil: { code: 'endsBeforeStart' } }
    : {};
}

/**
 * Publishing and withdrawing. What is to begin later is scheduled by the same verb: the server
 * decides by `publishFrom`.
 */
export const PUBLISHING_ACTIONS = {
  publish: {
    access: admin,
    transition: { field: 'state', from: ['draft', 'expired'], to: 'published' },
    confirm: true,
  },
  withdraw: {
    access: admin,
    transition: { field: 'state', from: ['scheduled', 'published', 'expired'], to: 'draft' },
    confirm: true,
  },
} as const;

/**
 * Whether the records of a resource with these fields are published for a time. A resource has each
 * field with its place, which is another object with the same states.
 */
export const isPublishedForATime = ({ fields: { state } }: { readonly fields: Fields }): boolean =>
  state?.kind === 'choice' && state.choices === PUBLISHING_FIELDS.state.choices;

/** The state that a released content has at a moment; a draft is released by nobody. */
export function stateAt(
  { publishFrom, publishUntil }: Period,
  now: Date,
): Exclude<PublishingState, 'draft'> {
  if (publishUntil && Date.parse(publishUntil) <= now.getTime()) return 'expired';
  if (publishFrom && Date.parse(publishFrom) > now.getTime()) return 'scheduled';
  return 'published';
}

/** When the state of a released content changes next by itself, if it does. */
export function nextChange({ publishFrom, publishUntil }: Period, now: Date): Date | undefined {
  const moments = [publishFrom, publishUntil].flatMap((at) => (at ? [Date.parse(at)] : []));
  const later = moments.filter((at) => at > now.getTime());
  return later.length > 0 ? new Date(Math.min(...later)) : undefined;
}

/** The staff sees everything; everybody else, with or without a session, what is published. */
export const staffOrPublished: AccessRule = (actor) => staff(actor) || { state: 'published' };

/** The staff sees everything; everybody else what is set to be shown. */
export const staffOrShown: AccessRule = (actor) => staff(actor) || { shown: true };

/** Everybody reads what is published; administrators write it. */
export const PUBLISHING_ACCESS = {
  list: staffOrPublished,
  show: staffOrPublished,
  create: admin,
  edit: admin,
  delete: admin,
};

/** Everybody reads what is shown; administrators write it. */
export const SHOWN_ACCESS = {
  list: staffOrShown,
  show: staffOrShown,
  create: admin,
  edit: admin,
  delete: admin,
};
