import { afterAll, beforeAll, describe } from 'vitest';
import type { Definition } from '../../domain/define.ts';
import type { Field } from '../../domain/fields.ts';
import { leavesOf } from '../../domain/paths.ts';
import { resources } from '../../domain/resources/registry.ts';
import { guardedFields } from '../../domain/transitions.ts';
import type { BlobStore } from '../../server/blobs/blob-store.ts';
import type { Client } from './client.ts';
import { machines } from './every-kind.ts';
import { isSampleFile, type Targets } from './sample-values.ts';
import {
  createSample,
  createTargets,
  type ListBody,
  type OneBody,
  sampleCount,
  type Wire,
} from './sampled-resource.ts';
import { signInAs, startServer, type TestServer } from './server.ts';

/** Every resource of the product, and one without any server code of its own. */
export const definitions: Readonly<Record<string, Definition>> = { ...resources, machines };

/** Fields that business rules make read-only, in addition to the definition. */
const SETTLED: Readonly<Record<string, readonly string[]>> = {
  trips: ['name', 'finish'],
  texts: ['key'],
  commands: ['smsToMa'],
  bookings: ['appointment', 'user'],
  // An order has one review.
  reviews: ['order'],
};

/** Fields that business rules change along with another one: the day of a payment with it. */
const FOLLOWERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  commands: { paid: ['paidOn'] },
};

/** Every file that a sample may name counts as stored, without being written. */
function storeSampleFiles(blobs: BlobStore): void {
  const { stat } = blobs;
  blobs.stat = async (name) =>
    isSampleFile(name) ? { size: 1, modifiedAt: new Date(0) } : stat(name);
}

/** A server with some sample records of one resource. */
class Suite {
  readonly definition: Definition;
  readonly path: string;
  readonly fields: Definition['fields'];
  readonly access: Definition['access'];
  /** The leaves that a body may change freely. */
  readonly writable: readonly (readonly [string, Field])[];
  targets: Targets = {};
  samples: Wire[] = [];
  #running: { server: TestServer; admin: Client; customer: Client } | undefined;
  #next = 20;

  constructor(definition: Definition) {
    this.definition = definition;
    this.path = definition.path;
    this.fields = definition.fields;
    this.access = definition.access;
    const closed = [...guardedFields(definition.actions), ...(SETTLED[definition.name] ?? [])];
    this.writable = leavesOf(definition.fields).filter(
      ([leaf, field]) => !field.assigned && !closed.includes(leaf),
    );
  }

  async start(): Promise<void> {
    const server = await startServer({ definitions });
    storeSampleFiles(server.app.blobs);
    const admin = await signInAs(server, 'admin');
    this.#running = { server, admin, customer: await signInAs(server, 'customer') };
    this.targets = await createTargets(admin, this.definition, definitions);
    for (let n = 0; n < sampleCount(this.definition); n += 1) {
      this.samples.push(await createSample(admin, this.definition, n, this.targets));
    }
  }

  get #started() {
    if (!this.#running) throw new Error('The server of this suite is not running.');
    return this.#running;
  }

  get server(): TestServer {
    return this.#started.server;
  }

  get admin(): Client {
    return this.#started.admin;
  }

  get customer(): Client {
    return this.#started.customer;
  }

  /** The fields that the server changes along with this one. */
  followersOf(leaf: string): readonly string[] {
    return FOLLOWERS[this.definition.name]?.[leaf] ?? [];
  }

  /** A number from which no sample of this suite was made. */
  next(): number {
    this.#next += 1;
    return this.#next;
  }

  first(): Wire {
    const [sample] = this.samples;
    if (!sample) throw new Error('There is no sample.');
    return sample;
  }

  async list(query = ''): Promise<ListBody> {
    return (await this.admin.get<ListBody>(`${this.path}${query}`)).body;
  }

  async reread(id: string): Promise<Wire> {
    return (await this.admin.get<OneBody>(`${this.path}/${id}`)).body.data;
  }

  /** A record that a test may change; if there can be only a few, the first one. */
  spare(overrides?: Record<string, unknown>): Promise<Wire> {
    return sampleCount(this.definition) < 5
      ? this.reread(this.first()._id)
      : createSample(this.admin, this.definition, this.next(), this.targets, overrides);
  }
}

/** Runs the same tests for every resource, each on its own server. */
export function describeEveryResource(about: (suite: Suite) => void): void {
  const cases = Object.values(definitions).map((one) => [one.name, one] as const);
  describe.each(cases)('%s', (_name, definition) => {
    const suite = new Suite(definition);
    beforeAll(() => suite.start());
    afterAll(() => suite.server.close());
    about(suite);
  });
}
