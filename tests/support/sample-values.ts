import type { Definition } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import type { Field, Fields } from '../../domain/fields.ts';
import { guardedFields } from '../../domain/transitions.ts';

/** Ids of records that references can point to, by resource name. */
export type Targets = Readonly<Record<string, readonly string[]>>;

const WORDS = ['Ahorn', 'Birke', 'Eiche', 'Fichte', 'Linde', 'Tanne', 'Ulme', 'Weide'];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** A number in the field's range, different for each n. */
function numberFor(field: { min?: number; max?: number }, n: number): number {
  const { min = 0, max = min + 1_000 } = field;
  return min + ((n * 7 + 1) % (max - min + 1));
}

/** The first text that has the form that the field asks for. */
const matching = ({ pattern }: { pattern?: RegExp }, texts: readonly string[]): string =>
  texts.find((text) => pattern?.test(text) ?? true) ?? String(texts[0]);

function textFor(field: Extract<Field, { kind: 'text' }>, n: number): string {
  const word = `${pick(WORDS, n)}${n}`;
  switch (field.format) {
    case 'email':
      return `${word.toLowerCase()}@example.org`;
    case 'url':
      return `https://example.org/${word}`;
    case 'phone':
      return `+2126610${String(10_000 + n)}`;
    case 'line':
    case 'multiline':
      return matching(field, [
        // A long one is a password, and no name of its owner with something behind it.
        ((field.min ?? 0) < 8 ? word : `${n} Kompass am Fenster`).slice(0, field.max),
        word.padEnd(field.min ?? 0, 'x').slice(0, field.max),
        word.toLowerCase(),
        `${String(n % 24).padStart(2, '0')}:30`,
        `${n % 1000}.50`,
      ]);
    default:
      return field.format satisfies never;
  }
}

/** Whether a file is one of those that samples name. */
export const isSampleFile = (name: string): boolean => /^(picture|document)-\d+\.jpg$/.test(name);

/**
 * A valid value of a field; `undefined` if there is none, such as for a reference without targets.
 */
export function sampleValue(field: Field, n: number, targets: Targets): unknown {
  switch (field.kind) {
    case 'text':
      return textFor(field, n);
    case 'richText':
      return `<p>${pick(WORDS, n)}${n}</p>`;
    case 'integer':
    case 'decimal':
      return numberFor(field, n);
    case 'money':
      return (numberFor({ min: field.min ?? 0, max: field.max ?? 99_999 }, n * 13) / 100).toFixed(
        2,
      );
    case 'boolean':
      return n % 2 === 0;
    case 'date':
      return `2026-03-${String((n % 28) + 1).padStart(2, '0')}`;
    case 'dateTime':
      return `2026-03-${String((n % 28) + 1).padStart(2, '0')}T08:30:00.000Z`;
    case 'choice':
      return pick(field.choices, n);
    case 'reference':
      return pick(targets[field.target] ?? [], n);
    case 'list':
      return [sampleValue(field.of, n, targets), sampleValue(field.of, n + 1, targets)];
    case 'group':
      return sampleFields(field.fields, n, targets);
    case 'image':
      return `picture-${n}.jpg`;
    case 'file':
      return `document-${n}.jpg`;
    case 'localized':
      return {
        de: sampleValue(field.of, n, targets),
        fr: sampleValue(field.of, n + 1, targets),
        ar: `نص ${n}`,
      };
    default:
      return field satisfies never;
  }
}

function sampleFields(fields: Fields, n: number, targets: Targets): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.assigned)
      .map(([name, field]) => [name, sampleValue(field, n, targets)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Values with which all of the others go together. */
type Fitting = Readonly<Record<string, unknown>>;

const FITTING: Readonly<Record<string, Fitting | ((n: number, targets: Targets) => Fitting)>> = {
  // Of group B not every moment is told.
  notices: { tripGroup: 'A' },
  // An order has one review, so only the first ones are of orders.
  reviews: (n) => (n < 3 ? {} : { order: null }),
  // A customer has one place at an appointment.
  bookings: (n, { users = [], appointments = [] }) => ({
    appointment: pick(appointments, n),
    user: pick(users, Math.floor(n / appointments.length)),
  }),
  appointments: { start: '2026-03-02T08:30:00.000Z', end: '2026-03-02T10:30:00.000Z' },
};

/**
 * The body of a new record with a value in every field that a body may set. Fields that only an
 * action may change keep their default, and values that break a rule over several fields are
 * omitted.
 */
export function sampleBody(
  definition: Definition,
  n: number,
  targets: Targets,
): Record<string, unknown> {
  const fitting = FITTING[definition.name] ?? {};
  const body: Record<string, unknown> = {
    ...sampleFields(definition.fields, n, targets),
    ...(typeof fitting === 'function' ? fitting(n, targets) : fitting),
  };
  for (const guarded of guardedFields(definition.actions)) delete body[guarded];
  const rules = (definition.rules ?? []) as readonly ((record: unknown) => FieldErrors)[];
  for (const path of rules.flatMap((rule) => Object.keys(rule(body)))) {
    delete body[path.split('.')[0] ?? ''];
  }
  return body;
}

/** Values that no field of this kind accepts. */
export function wrongValues(field: Field): readonly unknown[] {
  const strangers = [{ strange: true }, ['x', 'y']];
  switch (field.kind) {
    case 'text':
    case 'richText':
      return [7, true, ...strangers, 'a\u0000b'];
    case 'integer':
      return ['7', true, ...strangers, 1.5, 1e300];
    case 'decimal':
      return ['7', '1,5', 'NaN', true, ...strangers, 1.005];
    case 'money':
      return [7, '1,50', 'much', '1.234', ...strangers];
    case 'boolean':
      return ['true', 1, ...strangers];
    case 'date':
      return ['2026-02-30', '1.3.2026', 7, ...strangers];
    case 'dateTime':
      return ['soon', 7, ...strangers];
    case 'choice':
      return ['no such choice', -1, ...strangers];
    case 'reference':
      return ['no id', 7, ...strangers];
    case 'list':
      return ['x', 7, { strange: true }];
    case 'group':
    case 'localized':
      return ['x', 7, ['x']];
    case 'image':
    case 'file':
      return [7, '../../secret', ...strangers];
    default:
      return field satisfies never;
  }
}

/** The body with one value, nested as its path says: `recipient.phone`. */
export function bodyWith(path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length === 0 ? value : bodyWith(rest.join('.'), value) };
}
