import type { Definition } from '../../domain/define.ts';
import type { Field } from '../../domain/fields.ts';
import { leavesOf } from '../../domain/paths.ts';
import type { Client } from './client.ts';
import { sampleBody, type Targets } from './sample-values.ts';

export type Wire = Record<string, unknown> & {
  _id: string;
  __v: number;
  createdAt: string;
  updatedAt: string;
};
export type ListBody = { status: string; count: number; data: Wire[] };
export type OneBody = { status: string; data: Wire };
export type Refusal = {
  status: string;
  code: string;
  message: string;
  fields?: Record<string, string>;
  current?: Wire;
};

/** Some resources can have only as many records as the business rules allow. */
const MOST: Readonly<Record<string, number>> = { trips: 2, settings: 1, weigthprice: 1, texts: 4 };

/** How many records references may point to: each booking of a customer is of another appointment. */
const TARGETS: Readonly<Record<string, number>> = { appointments: 24 };

/** Values that a new record may not have, although an old one may. */
const STARTS: Readonly<Record<string, Record<string, unknown>>> = {
  trips: { finish: false },
  // An SMS can be asked for once the order is there.
  commands: { smsToMa: false },
};

/** The number of records of a resource in its tests. */
export const sampleCount = ({ name }: Definition): number => MOST[name] ?? 5;

const targetNames = (field: Field): readonly string[] => {
  if (field.kind === 'reference') return [field.target];
  return field.kind === 'list' ? targetNames(field.of) : [];
};

/**
 * Creates records that a definition's references can point to, and before them the records that
 * those need.
 */
export async function createTargets(
  client: Client,
  definition: Definition,
  definitions: Readonly<Record<string, Definition>>,
  made: Record<string, string[]> = {},
): Promise<Targets> {
  const targets: Record<string, string[]> = {};
  const names = leavesOf(definition.fields)
    .filter(([, field]) => !field.assigned)
    .flatMap(([, field]) => targetNames(field));
  for (const name of new Set(names)) {
    const target = definitions[name];
    if (!target) throw new Error(`There is no resource ${name}.`);
    const ids = made[name] ?? [];
    if (ids.length === 0) {
      const inner = await createTargets(client, target, definitions, made);
      for (let n = 90; n < 90 + (TARGETS[name] ?? 3); n += 1) {
        ids.push((await createSample(client, target, n, inner))._id);
      }
    }
    made[name] = ids;
    targets[name] = ids;
  }
  return targets;
}

/** Creates the n-th sample record of a definition over HTTP. */
export async function createSample(
  client: Client,
  definition: Definition,
  n: number,
  targets: Targets,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Wire> {
  const body = { ...sampleBody(definition, n, targets), ...STARTS[definition.name], ...overrides };
  const answer = await client.post<OneBody>(definition.path, body);
  if (answer.status !== 201) {
    throw new Error(`A sample of ${definition.name} was refused: ${JSON.stringify(answer.body)}`);
  }
  return answer.body.data;
}

/** Every path of a definition that a list query may use, including those into embedded records. */
export function listPaths(
  definition: Definition,
  definitions: Readonly<Record<string, Definition>>,
): readonly string[] {
  return leavesOf(definition.fields).flatMap(([path, field]) => {
    if (field.kind !== 'reference' || !field.embed) return [path];
    const embed = field.embed;
    const inner = leavesOf(definitions[field.target]?.fields ?? {})
      .map(([name]) => name)
      .filter((name) => embed.includes(name.split('.')[0] ?? ''));
    return [path, ...inner.map((name) => `${path}.${name}`)];
  });
}

/** The id if the value is an embedded record, otherwise the value. */
export const refOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value;
