/** Kinds that a name alone is enough for. The others need choices, targets or parts. */
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

/** What a builder is called with in a definition that was just begun. */
export const optionsOf = (kind: Kind): string => OPTIONS[kind];

/**
 * Reads `vehicles plate:text seats:integer`. Answers what is to be made, or everything that is wrong
 * with it, one sentence each.
 */
export function readPlan(
  [name = '', ...words]: readonly string[],
  taken: readonly string[],
): { plan: Plan } | { problems: readonly string[] } {
  const fields = words.map((word) => {
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
      fields.findIndex((other) => other.field === field) < at ? [`"${field}" stands twice.`] : [],
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
  if (!NAME.test(name)) return [`"${name}" is no name: letters and digits, a small letter first.`];
  if (isWordOfTheLanguage(name)) return [`"${name}" is a word of the language.`];
  return taken.some((other) => other.toLowerCase() === name.toLowerCase())
    ? [`There is a resource "${name}" already.`]
    : [];
}

function problemsOfField(name: string): string[] {
  if (SERVERS_OWN.includes(name)) return [`"${name}" is the server's own.`];
  return NAME.test(name)
    ? []
    : [`"${name}" is no name of a field: letters and digits, a small letter first.`];
}

function problemsOfKind(field: string, kind: string): string[] {
  if (isKind(kind)) return [];
  if (BY_HAND.includes(kind)) {
    return [`"${field}:${kind}" needs more than a kind: add it to the definition by hand.`];
  }
  return [`"${kind}" is no kind of field. There are: ${Object.keys(OPTIONS).join(', ')}.`];
}

/** Whether a name cannot be that of a constant. */
function isWordOfTheLanguage(name: string): boolean {
  try {
    new Function(`'use strict'; const ${name} = 1;`);
    return false;
  } catch {
    return true;
  }
}
