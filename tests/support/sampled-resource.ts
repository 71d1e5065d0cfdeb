import type { Definition } from '../../domain/define.ts';
import type { Field } from '../../domain/fields.ts';
import { leavesOf } from '../../domain/paths.ts';
import type { BlobStore } from '../../server/blobs/blob-store.ts';
import type { Client } from './client.ts';
import { DECLARED } from './declared-samples.ts';
import {
  capacityOf,
  isSampleFile,
  sampleBody,
  type Targets,
  targetCount,
} from './sample-values.ts';

export type Wire = Record<string, unknown> & {
  _id: string;
  __v: number;
  createdAt: string;
  updatedAt: string;
};
export type ListBody = { status: string; count: number; data: Wire[] };
export type OneBody = { status: string; data: Wire };
export type Rejection = {
  status: string;
  code: string;
  message: string;
  fields?: Record<string, string>;
  current?: Wire;
};

const declaredOf = ({ name }: Definition) => DECLARED[name] ?? {};

/** From so many different values on, every record of a test gets one of its own. */
const PLENTY = 200;

/** How many records there can be before two share the value of a unique field that each must have. */
const mostRecords = ({ fields }: Definition): number =>
  Math.min(
    ...leavesOf(fields).map(([, field]) =>
      field.unique && field.required && !field.assigned
        ? capacityOf(field)
        : Number.POSITIVE_INFINITY,
    ),
  );

/** The most records that a test makes at once: fewer than five stand for all of the resource. */
export function sampleCount(definition: Definition): number {
  const space = mostRecords(definition);
  return declaredOf(definition).most ?? (space < PLENTY ? Math.min(4, space) : 5);
}

/** Every file that a sample may name counts as stored, without being written. */
export function storeSampleFiles(blobs: BlobStore): void {
  const { stat } = blobs;
  blobs.stat = async (name) =>
    isSampleFile(name) ? { size: 1, modifiedAt: new Date(0) } : stat(name);
}

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
      const count = Math.min(targetCount(name), mostRecords(target));
      for (let n = 90; n < 90 + count; n += 1) {
        ids.push((await createSample(client, target, n, inner))._id);
      }
    }
    made[name] = ids;
    targets[name] = ids;
  }
  return targets;
}

/** The body with which the n-th sample record of a definition is created. */
export const newBody = (
  definition: Definition,
  n: number,
  targets: Targets,
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> =>
  sampleBody(definition, n, targets, { ...declaredOf(definition).starts, ...overrides });

/** Creates the n-th sample record of a definition over HTTP. */
export async function createSample(
  client: Client,
  definition: Definition,
  n: number,
  targets: Targets,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Wire> {
  const body = newBody(definition, n, targets, overrides);
  const answer = await client.post<OneBody>(definition.path, body);
  if (answer.status !== 201) {
    throw new Error(
      `A sample of ${definition.name} was rejected: ${JSON.stringify(answer.body)}. What a hook requires of it can be declared in tests/support/declared-samples.ts.`,
    );
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
