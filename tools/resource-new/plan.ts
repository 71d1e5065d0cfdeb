import { runInNewContext } from 'node:vm';
import { isOfEveryObject } from '../../domain/check-definitions.ts';

/** Kinds that need nothing but a name. The others need choices, targets or parts. */
const OPTIONS = {
  text: 'max: 200, search: true',
  multiline: 'max: 2_000',
  email: 'filter: true',
  url: '',
  phone: 'search: true, filter: true',
  richText: '',
  integer: "min: 0, filter: 'range'",
  decimal: "min: 0, filter: 'range'",
  money: "min: 0, filter: 'range'",
  boolean: 'default: false, filter: true',
  date: "filter: 'range'",
  dateTime: "filter: 'range'",
  image: '',
  file: '',
} as const;

export type Kind = keyof typeof OPTIONS;
export type PlannedField = { name: string; kind: Kind };
export type Plan = { name: string; fields: readonly PlannedField[] };

const BY_HAND = ['choice', 'reference', 'list', 'group', 'localized'];
const SERVERS_OWN = ['_id', 'id', 'createdAt', 'updatedAt', '__v'];
const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;

const isKind = (kind: string): kind is Kind => Object.hasOwn(OPTIONS, kind);

/** The arguments of a builder in a new definition. */
export const optionsOf = (kind: Kind): string => OPTIONS[kind];

/**
 * Reads `vehicles plate:text seats:integer`. Returns the plan, or everything that is wrong with it,
 * one sentence each.
 */
export function readPlan(
  [name = '', ...texts]: readonly string[],
  taken: readonly string[],
): { plan: Plan } | { problems: readonly string[] } {
  const fields = texts.map((word) => {
    const [field = '', kind = '', ...rest] = word.split(':');
    return { word, field, kind, rest };
  });
  const problems = [
    ...problemsOfName(name, taken),
    ...(fields.length === 0 ? ['Name at least one field, such as plate:text.'] : []),
    ...fields.flatMap(({ word, field, kind, rest }) =>
      rest.length > 0 || !kind
        ? [`"${word}" is not of the form name:kind.`]
        : [...problemsOfField(field), ...problemsOfKind(field, kind)],
    ),
    ...fields.flatMap(({ field }, at) =>
      fields.findIndex((other) => other.field === field) < at ? [`"${field}" occurs twice.`] : [],
    ),
  ];
  if (problems.length > 0) return { problems };
  return {
    plan: {
      name,
      fields: fields.flatMap(({ field, kind }) => (isKind(kind) ? [{ name: field, kind }] : [])),
    },
  };
}

function problemsOfName(name: string, taken: readonly string[]): string[] {
  if (!name) return ['Name the resource, such as vehicles.'];
  if (!NAME.test(name))
    return [`"${name}" is not a valid name: use letters and digits, starting with a small letter.`];
  if (isWordOfTheLanguage(name)) return [`"${name}" is a reserved word.`];
  return taken.some((other) => other.toLowerCase() === name.toLowerCase())
    ? [`The resource "${name}" already exists.`]
    : [];
}

function problemsOfField(name: string): string[] {
  if (SERVERS_OWN.includes(name)) return [`"${name}" is set by the server.`];
  if (isOfEveryObject(name)) return [`"${name}" is part of every object.`];
  return NAME.test(name)
    ? []
    : [
        `"${name}" is not a valid field name: use letters and digits, starting with a small letter.`,
      ];
}

function problemsOfKind(field: string, kind: string): string[] {
  if (isKind(kind)) return [];
  if (BY_HAND.includes(kind)) {
    return [`"${field}:${kind}" needs more than a kind: add it to the definition by hand.`];
  }
  return [`"${kind}" is not a kind of field. Use one of: ${Object.keys(OPTIONS).join(', ')}.`];
}

/** What every program knows without importing it, such as `undefined` and `toString`. */
const KNOWN_ANYWHERE: object = runInNewContext('globalThis');

/** Whether a name cannot be the name of a constant, or would hide something of the language. */
function isWordOfTheLanguage(name: string): boolean {
  if (name in KNOWN_ANYWHERE) return true;
  try {
    new Function(`'use strict'; async () => { const ${name} = 1; };`);
    return false;
  } catch {
    return true;
  }
}
