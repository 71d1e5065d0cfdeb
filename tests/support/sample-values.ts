import { brokenRules } from '../../domain/broken-rules.ts';
import { defaultsOf } from '../../domain/check-definitions.ts';
import type { Definition } from '../../domain/define.ts';
import type { Field, Fields } from '../../domain/fields.ts';
import { guardedFields } from '../../domain/transitions.ts';
import { isObject, violationOf } from '../../domain/validate.ts';
import { DECLARED } from './declared-samples.ts';
import { countOfTexts, NoSample, textFor, wordFor } from './sample-texts.ts';

/** Ids of records that references can point to, by resource name. */
export type Targets = Readonly<Record<string, readonly string[]>>;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

type Range = { readonly least: number; readonly most: number };

/** A range of some size from limits of which one may be missing. */
function rangeOf(limits: { min?: number; max?: number }, size: number): Range {
  const { max } = limits;
  const least = limits.min ?? (max !== undefined && max < 0 ? max - size : 0);
  return { least: Math.ceil(least), most: Math.floor(max ?? least + size) };
}

const sizeOf = ({ least, most }: Range): number => most - least + 1;

/** A whole number in a range, another one for each n as far as there are enough. */
function inRange(range: Range, n: number): number {
  const size = sizeOf(range);
  return range.least + ((size % 7 === 0 ? n : n * 7 + 1) % size);
}

/** The range of a field with decimals in hundredths; large ones are whole numbers. */
function hundredthsOf({ min, max }: { min?: number; max?: number }) {
  const whole = rangeOf(
    { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    1_000,
  );
  if (whole.most - whole.least >= 10) return { range: whole, unit: 1 };
  const [low, high] = [min ?? whole.least, max ?? whole.most];
  return {
    range: { least: Math.ceil(low * 100 - 1e-6), most: Math.floor(high * 100 + 1e-6) },
    unit: 100,
  };
}

/** Amounts in cents, with some that are no whole euros. */
const centsOf = (field: { min?: number; max?: number }): Range => rangeOf(field, 99_999);

const DAY_MS = 86_400_000;

/** A day in March, or a day of its own for each n. */
function dayFor({ unique }: Field, n: number): string {
  const days = unique ? n : n % 28;
  return new Date(Date.UTC(2026, 2, 1) + days * DAY_MS).toISOString().slice(0, 10);
}

function richTextFor({ max = 200_000 }: { max?: number }, n: number): string {
  const texts = [`<p>${wordFor(n)}</p>`, `<p>${n % 10}</p>`, String(n), String(n % 10)];
  return texts.find((text) => text.length <= max) ?? '';
}

/** How many records of a resource a test makes for others to refer to. */
export const targetCount = (name: string): number => DECLARED[name]?.targets ?? 3;

/** How many different values of a field samples have, as far as a unique field needs to know. */
export function capacityOf(field: Field, targets: Targets = {}): number {
  switch (field.kind) {
    case 'text':
      return countOfTexts(field);
    case 'integer':
      return sizeOf(rangeOf(field, 1_000));
    case 'decimal':
      return sizeOf(hundredthsOf(field).range);
    case 'money':
      return sizeOf(centsOf(field));
    case 'boolean':
      return 2;
    case 'choice':
      return field.choices.length;
    case 'reference':
      return targets[field.target]?.length ?? targetCount(field.target);
    default:
      return Number.POSITIVE_INFINITY;
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
      return richTextFor(field, n);
    case 'integer':
      return inRange(rangeOf(field, 1_000), n);
    case 'decimal': {
      const { range, unit } = hundredthsOf(field);
      return inRange(range, n) / unit;
    }
    case 'money':
      return (inRange(centsOf(field), n) / 100).toFixed(2);
    case 'boolean':
      return n % 2 === 0;
    case 'date':
      return dayFor(field, n);
    case 'dateTime':
      return `${dayFor(field, n)}T08:30:00.000Z`;
    case 'choice':
      return pick(field.choices, n);
    case 'reference':
      return pick(targets[field.target] ?? [], n);
    case 'list':
      return [n, n + 1]
        .slice(0, field.max)
        .map((one) => sampleValue(field.of, one, targets))
        .filter((item) => item !== undefined);
    case 'group':
      return sampleFields(field.fields, n, targets);
    case 'image':
      return `picture-${n}.jpg`;
    case 'file':
      return `document-${n}.jpg`;
    case 'localized': {
      const arabic = `نص ${n}`;
      return {
        de: sampleValue(field.of, n, targets),
        fr: sampleValue(field.of, n + 1, targets),
        ar: violationOf(field.of, arabic) ? sampleValue(field.of, n + 2, targets) : arabic,
      };
    }
    default:
      return field satisfies never;
  }
}

/** The n-th value of a field in a record; `undefined` where a record does without one. */
function partOf(field: Field, path: string, n: number, targets: Targets): unknown {
  if (field.unique && !field.required && n >= capacityOf(field, targets)) return undefined;
  try {
    if (field.kind === 'group') return sampleFields(field.fields, n, targets, `${path}.`);
    return sampleValue(field, n, targets);
  } catch (error) {
    if (!(error instanceof NoSample) || error.message.startsWith(path)) throw error;
    throw new NoSample(`${path}: ${error.message}`);
  }
}

function sampleFields(
  fields: Fields,
  n: number,
  targets: Targets,
  prefix = '',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.assigned)
      .map(([name, field]) => [name, partOf(field, `${prefix}${name}`, n, targets)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

const starts = new WeakMap<Fields, Readonly<Record<string, unknown>>>();

/** The defaults of some fields, found once: thousands of bodies are tried with them. */
function startOf(fields: Fields): Readonly<Record<string, unknown>> {
  const found = starts.get(fields) ?? defaultsOf(fields);
  starts.set(fields, found);
  return found;
}

/** A new record as the rules see it: with its defaults, and nothing left out. */
function whole(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const start = startOf(fields);
  const record: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, name) ? values[name] : start[name];
    if (field.kind === 'group') record[name] = whole(field.fields, isObject(value) ? value : {});
    else record[name] = value ?? (field.kind === 'list' ? [] : null);
  }
  return record;
}

/** What a body breaks of the rules of its definition once it is a record, by field path. */
export const brokenBy = (definition: Definition, body: Readonly<Record<string, unknown>>) =>
  brokenRules(definition, whole(definition.fields, body));

const TRIES = 200;

/** A number that is another one for each try and each field, and always the same ones. */
function scattered(...numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => Math.imul(sum ^ (one + 0x9e37), 0x85ebca6b) >>> 5, 7) % 997;
}

/** Whether a record may do without a value. */
const isSpare = (field: Field): boolean =>
  field.kind === 'group' ? Object.values(field.fields).every(isSpare) : !field.required;

type Sampling = {
  readonly definition: Definition;
  readonly n: number;
  readonly targets: Targets;
  /** The fields that a body may set and for which nothing is given. */
  readonly free: readonly (readonly [string, Field])[];
};

/** Whether a value belongs to one record alone, as a document does. */
const isOwn = (field: Field): boolean =>
  field.unique === true ||
  field.kind === 'file' ||
  (field.kind === 'list' && isOwn(field.of)) ||
  (field.kind === 'group' && Object.values(field.fields).some(isOwn));

/** The body with other values in those of its free fields that are named. */
function another(
  { n, targets, free }: Sampling,
  body: Readonly<Record<string, unknown>>,
  { attempt, names }: { attempt: number; names: readonly string[] },
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...body };
  for (const [at, [name, field]] of free.entries()) {
    if (!names.includes(name) || isOwn(field)) continue;
    const dice = scattered(n, attempt, at);
    const isLeftOut = isSpare(field) && attempt > TRIES / 2 && dice % 3 === 0;
    const value = isLeftOut ? undefined : partOf(field, name, dice, targets);
    if (value === undefined) delete changed[name];
    else changed[name] = value;
  }
  return changed;
}

/** Without the values that break a rule; what a record must have is not left out. */
function withoutWrong({ definition, free }: Sampling, body: Readonly<Record<string, unknown>>) {
  const rest: Record<string, unknown> = { ...body };
  for (;;) {
    const wrong = headsOf(brokenBy(definition, rest)).filter((head) => head in rest);
    const spare = free.filter(([name, field]) => isSpare(field) && wrong.includes(name));
    if (spare.length === 0) return rest;
    for (const [name] of spare) delete rest[name];
  }
}

const headsOf = (errors: object): readonly string[] =>
  Object.keys(errors).map((path) => path.split('.')[0] ?? '');

const HOW_TO_DECLARE = 'Declare values that go together in tests/support/declared-samples.ts.';

/**
 * A body that breaks no rule: with other values where it is broken, or without them, or with others
 * everywhere.
 */
function keepingRules(sampling: Sampling, first: Record<string, unknown>) {
  const { definition, free } = sampling;
  const wrongIn = (body: Record<string, unknown>) => headsOf(brokenBy(definition, body));
  const tried = (
    from: Record<string, unknown>,
    namesOf: (wrong: readonly string[]) => readonly string[],
  ) => {
    let body = from;
    let wrong = wrongIn(body);
    for (let attempt = 1; wrong.length > 0 && attempt <= TRIES; attempt += 1) {
      body = another(sampling, body, { attempt, names: namesOf(wrong) });
      wrong = wrongIn(body);
    }
    return body;
  };
  const all = free.map(([name]) => name);
  let body = first;
  for (const next of [
    () => tried(first, (wrong) => wrong),
    () => withoutWrong(sampling, first),
    () => tried(first, () => all),
  ]) {
    body = next();
    if (wrongIn(body).length === 0) return body;
  }
  const broken = (definition.rules ?? []).filter(
    (rule) => headsOf(rule(whole(definition.fields, body))).length > 0,
  );
  const names = broken.map(({ name }) => name || 'without a name').join(', ');
  const paths = Object.entries(brokenBy(definition, body)).map(
    ([path, { code }]) => `${path} (${code})`,
  );
  throw new NoSample(
    `No sample of ${definition.name} was found in ${2 * TRIES} tries that keeps its rule ${names}: the last one breaks it at ${paths.join(', ')}. ${HOW_TO_DECLARE}`,
  );
}

/**
 * The body of a new record with a value in every field that a body may set, as far as the rules of
 * the definition allow it. Fields that only an action may change keep their default. What is `given`
 * stays as it is. Throws a `NoSample` that says what to declare if no such body is found.
 */
export function sampleBody(
  definition: Definition,
  n: number,
  targets: Targets,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { values = {} } = DECLARED[definition.name] ?? {};
  const fitting = { ...(typeof values === 'function' ? values(n, targets) : values), ...given };
  const guarded = guardedFields(definition.actions);
  const free = Object.entries(definition.fields).filter(
    ([name, field]) => !field.assigned && !guarded.includes(name) && !(name in fitting),
  );
  try {
    const body = { ...sampleFields(Object.fromEntries(free), n, targets), ...fitting };
    return keepingRules({ definition, n, targets, free }, body);
  } catch (error) {
    if (!(error instanceof NoSample) || error.message.includes(HOW_TO_DECLARE)) throw error;
    throw new NoSample(`No sample of ${definition.name}.${error.message} ${HOW_TO_DECLARE}`);
  }
}

/** Values that the field does not accept. */
export const wrongValues = (field: Field): readonly unknown[] =>
  strangeValues(field).filter((value) => violationOf(field, value) !== undefined);

function strangeValues(field: Field): readonly unknown[] {
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
